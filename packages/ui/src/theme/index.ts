// Imported for their effect: the reset and the base styles of every page.
import './reset.css.ts';
import './base.css.ts';

export { colorRoles, type ColorRole, type ColorRoles } from './colorRoles.ts';
export { vars } from './contract.css.ts';
export { layers } from './layers.ts';
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
