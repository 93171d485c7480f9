import { componentStyle, media, space } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[6] },
    [media.desktop]: { gridTemplateColumns: '400px minmax(0, 1fr)', columnGap: space[7] },
  },
});

export const search = componentStyle({ gridColumn: '1 / -1' });

export const map = componentStyle({
  '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: '80px' } },
});
