import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const facts = componentStyle({ ...textStyle('bodyS'), display: 'grid', gap: space[3], margin: 0 });
export const term = componentStyle({ color: vars.color.textSecondary });
export const value = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const links = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
export const link = componentStyle({ ...textStyle('bodyS'), paddingBlock: space[4] });
