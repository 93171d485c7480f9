export { ConfirmationPage } from './ConfirmationPage.tsx';
export { loadConfirmation } from './loadConfirmation.ts';
export { trackOrderAction } from './trackOrderAction.ts';
export { TrackOrderPage } from './TrackOrderPage.tsx';
