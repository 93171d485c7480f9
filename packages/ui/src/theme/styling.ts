/**
 * Everything a `.css.ts` needs in one import. Kept apart from the theme's index: `componentStyle` and
 * `textStyle` run while styles are compiled and must not reach a browser.
 */
export { componentStyle, componentVariants } from './componentStyle.ts';
export { vars } from './contract.css.ts';
export { layers } from './layers.ts';
export { media } from './media.ts';
export { textStyle } from './textStyle.ts';
export { breakpoints, container, motion, space, tap, text, z } from './tokens.ts';
