// Imported for their effect: the layer order, the reset and the base styles of every page.
import './layers.css.ts';
import './reset.css.ts';
import './base.css.ts';

export { colorRoles, type ColorRole, type ColorRoles } from './colorRoles.ts';
export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
export {
  breakpoints,
  container,
  motion,
  space,
  tap,
  text,
  z,
  type Breakpoint,
  type TextStyleName,
  type TypeStyle,
} from './tokens.ts';
export { varName } from './varName.ts';
