import { componentStyle, media, space } from '../../theme/blockStyling.ts';

const tile = 'min(70%, 220px)';

/** The last tile is cut at the edge, which says that there is more; arrow keys and Tab reach it. */
export const root = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: tile,
  gap: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[1],
  scrollbarWidth: 'thin',
  // Room for the shadow and the focus ring of the tiles, which the scroller would cut.
  margin: `-${space[2]}`,
  padding: `${space[2]} ${space[2]} ${space[4]}`,
  '@media': {
    [media.tablet]: { gridAutoColumns: 'min(70%, 230px)', gap: space[5] },
    // A fifth of the page, and in a drawer no less than on a phone.
    [media.desktop]: { gridAutoColumns: `max(${tile}, (100% - 3.5 * ${space[5]}) / 4.3)` },
  },
});

export const item = componentStyle({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });
