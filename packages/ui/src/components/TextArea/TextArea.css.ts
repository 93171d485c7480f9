import { componentStyle } from '../../theme/styling.ts';

export const control = componentStyle({ resize: 'vertical', fieldSizing: 'content' });
