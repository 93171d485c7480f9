import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const dates = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
});

export const entry = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const words = componentStyle({ display: 'grid', flex: '1 1 14rem', minInlineSize: 0 });
export const amounts = componentStyle({
  display: 'grid',
  alignContent: 'start',
  // Also in a row of its own, below long words.
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const title = componentStyle({ ...textStyle('body'), fontWeight: 650, overflowWrap: 'anywhere' });
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });
