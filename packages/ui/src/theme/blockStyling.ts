import { stylesIn } from './componentStyle.ts';
import { layers } from './layers.ts';

/** The same for blocks that are composed of components. */
export const { componentStyle, componentVariants } = stylesIn(layers.blocks);
export { columns } from './columns.ts';
export { vars } from './contract.css.ts';
export { layers };
export { media, room } from './media.ts';
export { textStyle } from './textStyle.ts';
export { container, motion, space, tap, z } from './tokens.ts';
