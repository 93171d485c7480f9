export { cartAction } from './cartAction.ts';
export { CartPage } from './CartPage.tsx';
export { loadCart } from './loadCart.ts';
export { MiniCartDrawer } from './overlays.ts';
