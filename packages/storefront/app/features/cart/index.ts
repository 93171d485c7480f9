export { cartAction } from './cartAction.ts';
export { CartPage } from './CartPage.tsx';
export { IDLE_TARGET, leaveTarget } from './leaveTarget.ts';
export { loadCart } from './loadCart.ts';
export { MisfitBoxes } from './MisfitBoxes.tsx';
export { MISFIT_FIELD, verifyWith } from './misfitField.ts';
export { MiniCartDrawer } from './overlays.ts';
