import { componentStyle, media, space, tap, textStyle } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

export const link = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: tap.touch,
  '@media': { [media.desktop]: { minBlockSize: tap.dense } },
});
