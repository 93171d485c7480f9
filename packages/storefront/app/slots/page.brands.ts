export { BrandsPage as default } from '../pages/browse/BrandsPage.tsx';
