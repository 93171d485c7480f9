import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const year = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `2px solid ${vars.color.borderStrong}`,
});

export const entries = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = componentStyle({
  paddingBlockStart: space[5],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
});
export const words = componentStyle({ flex: '1 1 14rem', minInlineSize: 0 });
export const name = componentStyle({ ...textStyle('body'), fontWeight: 650, overflowWrap: 'anywhere' });
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
export const text = componentStyle({
  ...textStyle('bodyS'),
  maxInlineSize: '64ch',
  marginBlockStart: space[3],
  overflowWrap: 'anywhere',
});
export const cost = componentStyle({
  ...textStyle('body'),
  fontWeight: 650,
  color: vars.color.textPrimary,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space[6],
});
export const link = componentStyle({ ...textStyle('bodyS'), paddingBlock: space[4] });
export const confirm = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
