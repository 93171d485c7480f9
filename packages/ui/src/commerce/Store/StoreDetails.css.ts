import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[5] });

/** As wide as its box; the drawing keeps its own shape in the middle. */
export const picture = componentStyle({
  blockSize: '132px',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});

export const title = componentStyle({ ...textStyle('bodyS'), fontWeight: 650 });

export const services = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  columnGap: space[5],
  rowGap: space[2],
  marginBlockStart: space[2],
  color: vars.color.textSecondary,
});
