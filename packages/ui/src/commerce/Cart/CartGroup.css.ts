import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'start',
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const icon = componentStyle({ color: vars.color.textSecondary });
export const title = componentStyle({ ...textStyle('titleS') });
export const note = componentStyle({ ...textStyle('bodyS'), gridColumn: 2, color: vars.color.textSecondary });
export const lines = componentStyle({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
