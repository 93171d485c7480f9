import { componentStyle, media, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** No wider than its parts: of two, the names would stand far from them. */
export const box = componentStyle({
  inlineSize: 'fit-content',
  '@media': { [media.belowTablet]: { inlineSize: 'auto' } },
});

/** A tile's width; on a phone two share the window, and of more the table scrolls. */
export const part = componentStyle({
  inlineSize: '280px',
  minInlineSize: '200px',
  '@media': {
    [media.belowTablet]: { inlineSize: 'auto', minInlineSize: '168px', paddingInline: space[3] },
  },
});

/** Above the tile, so that tiles of different heights keep them in one line. */
export const remove = componentStyle({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' });

export const row = componentStyle({ position: 'relative' });

/** The column of names. On a phone it has no width: a name stands above its values, over the whole row. */
export const names = componentStyle({
  '@media': { [media.belowTablet]: { inlineSize: 0, padding: 0 } },
});

export const name = componentStyle({
  '@media': {
    [media.belowTablet]: { position: 'absolute', insetBlockStart: space[3], insetInline: space[3] },
  },
});

/** It stays in sight while the parts scroll. */
export const nameWords = componentStyle({
  '@media': { [media.belowTablet]: { position: 'sticky', insetInlineStart: space[3], whiteSpace: 'nowrap' } },
});

export const value = componentStyle({
  '@media': { [media.belowTablet]: { paddingInline: space[3], paddingBlockStart: '2rem' } },
});

export const group = componentStyle({
  backgroundColor: vars.color.surfaceSunken,
  paddingBlock: space[3],
  '@media': { [media.belowTablet]: { paddingInline: space[3] } },
});

/** A row that only names the columns takes no room, and draws no line above the first that is seen. */
export const named = componentStyle({ padding: 0 });
export const first = componentStyle({ borderBlockStart: 0 });
