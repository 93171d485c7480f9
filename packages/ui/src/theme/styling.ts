import { stylesIn } from './componentStyle.ts';
import { layers } from './layers.ts';

/**
 * Everything the `.css.ts` of a component needs in one import. Kept apart from the theme's index: these functions
 * run while styles are compiled and must not reach a browser.
 */
export const { componentStyle, componentVariants } = stylesIn(layers.components);
export { columns } from './columns.ts';
export { vars } from './contract.css.ts';
export { layers };
export { media } from './media.ts';
export { textStyle } from './textStyle.ts';
export { motion, space, tap, text, z } from './tokens.ts';
