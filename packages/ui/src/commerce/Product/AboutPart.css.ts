import { componentStyle, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4], maxInlineSize: '68ch' });
export const highlights = componentStyle({ display: 'grid', gap: space[2] });
export const highlight = componentStyle({ display: 'flex', gap: space[3] });
export const mark = componentStyle({ color: vars.color.fitFg, marginBlockStart: '3px' });
