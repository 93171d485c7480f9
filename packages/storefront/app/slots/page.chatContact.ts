export { CustomerInfoPage as default } from '../pages/chat/CustomerInfoPage.tsx';
