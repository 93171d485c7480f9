import { componentStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const input = componentStyle({ borderRadius: vars.radius.s });
