export { DeliverySection as default } from '../pages/checkout/DeliverySection.tsx';
