import { pageEdge } from '../../theme/pageEdge.ts';
import { componentStyle, media, space } from '../../theme/styling.ts';

export const root = componentStyle({
  padding: `${space[5]} ${space[5]} ${space[10]}`,
  '@media': {
    [media.tablet]: { paddingInline: space[7] },
    [media.desktop]: { paddingInline: pageEdge('desktop') },
    [media.xl]: { paddingInline: pageEdge('xl') },
  },
});

/** As wide as a line may be read; in the middle, so that no half of a wide screen is empty. */
export const narrow = componentStyle({ maxInlineSize: '640px', marginInline: 'auto' });
