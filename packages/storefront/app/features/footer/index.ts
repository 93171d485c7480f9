export { CheckoutFoot } from './CheckoutFoot.tsx';
export { Footer } from './Footer.tsx';
export { ReturnsNotice } from './ReturnsNotice.tsx';
export { ReturnsStrip } from './ReturnsStrip.tsx';
