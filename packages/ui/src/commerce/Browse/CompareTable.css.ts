import { componentStyle, media, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Wide enough for a tile; on a phone two of them stand side by side, and of more the table scrolls. */
export const part = componentStyle({
  minInlineSize: '200px',
  inlineSize: '24%',
  '@media': { [media.belowTablet]: { minInlineSize: '168px', paddingInline: space[3] } },
});

/** Above the tile, so that tiles of different heights keep them in one line. */
export const remove = componentStyle({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' });

/** On a phone a fact's name stands above its values instead of taking a column from the parts. */
export const row = componentStyle({ '@media': { [media.belowTablet]: { position: 'relative' } } });

export const name = componentStyle({
  '@media': {
    [media.belowTablet]: { position: 'absolute', insetInline: 0, paddingInline: space[3], whiteSpace: 'nowrap' },
  },
});

/** It stays in sight while the parts scroll. */
export const nameWords = componentStyle({ position: 'sticky', insetInlineStart: space[3] });

export const value = componentStyle({
  '@media': { [media.belowTablet]: { paddingInline: space[3], paddingBlockStart: '2.125rem' } },
});

/** Above the names' column. */
export const corner = componentStyle({ '@media': { [media.belowTablet]: { display: 'none' } } });

export const group = componentStyle({ backgroundColor: vars.color.surfaceSunken, paddingBlock: space[3] });

/** A row that only names the columns takes no room, and draws no line above the first that is seen. */
export const named = componentStyle({ padding: 0 });
export const first = componentStyle({ borderBlockStart: 0 });
