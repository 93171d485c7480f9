import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const error = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  gap: '6px',
  color: vars.color.nofitFg,
  gridColumn: '1 / -1',
});

/** The presses that help stand side by side where they have room. */
export const remedy = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  gridColumn: '1 / -1',
});
