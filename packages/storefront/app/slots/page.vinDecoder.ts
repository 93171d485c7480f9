export { VinPage as default } from '../pages/browse/VinPage.tsx';
