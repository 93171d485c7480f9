import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4], fontVariantNumeric: 'tabular-nums' });

export const list = componentStyle({ display: 'grid', gap: space[3], margin: 0 });

export const row = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
});

export const value = componentStyle({
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const unknown = componentStyle({
  ...textStyle('bodyS'),
  color: vars.color.textMuted,
  whiteSpace: 'normal',
});
export const core = componentStyle({ color: vars.color.coreFg });
export const saving = componentStyle({ color: vars.color.priceDeal });

export const total = componentStyle({
  ...textStyle('titleM'),
  // An amount with its currency does not break, so in large text it stands below its name.
  flexWrap: 'wrap',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
});

/** The last row of a drawer, which has no room for the look of a total. */
export const last = componentStyle({ fontWeight: 650 });

export const minor = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
