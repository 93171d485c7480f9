import { componentStyle, media, space } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: space[8] },
  },
});

export const aside = componentStyle({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[6] } },
});
