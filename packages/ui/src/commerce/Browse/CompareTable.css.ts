import { componentStyle, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** As wide as a tile is on a phone's shelf: the table scrolls and the tiles stay whole. */
export const part = componentStyle({ minInlineSize: '200px', inlineSize: '24%' });

export const group = componentStyle({ backgroundColor: vars.color.surfaceSunken, paddingBlock: space[3] });

/** A row that only names the columns takes no room, and draws no line above the first that is seen. */
export const named = componentStyle({ padding: 0 });
export const first = componentStyle({ borderBlockStart: 0 });
