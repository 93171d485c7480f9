export type { CardFrameHandle } from './CardFrame.tsx';
export { PaymentForm } from './PaymentForm.tsx';
