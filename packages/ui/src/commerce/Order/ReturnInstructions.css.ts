import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[5], justifyItems: 'start' });

export const steps = componentStyle({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = componentStyle({
  ...textStyle('body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
});

export const words = componentStyle({ paddingBlock: space[1] });

export const place = componentStyle({ ...textStyle('bodyS'), display: 'grid', gap: space[4] });

/** As it is written on the parcel, a line each. */
export const address = componentStyle({
  ...textStyle('body'),
  display: 'grid',
  gap: space[1],
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

/** As high as a finger wants it. */
export const link = componentStyle({ paddingBlock: space[3] });
