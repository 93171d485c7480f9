export { TrackOrderPage as default } from '../pages/orders/TrackOrderPage.tsx';
