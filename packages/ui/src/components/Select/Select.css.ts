import { componentStyle, vars } from '../../theme/styling.ts';

export const control = componentStyle({ cursor: 'pointer', textOverflow: 'ellipsis' });

export const chevron = componentStyle({ pointerEvents: 'none', color: vars.color.textSecondary });
