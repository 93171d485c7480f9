export { WarrantyItemPage as default } from '../pages/warranties/WarrantyItemPage.tsx';
