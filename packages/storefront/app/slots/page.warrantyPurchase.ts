export { PurchasePage as default } from '../pages/warranties/WarrantiesPage.tsx';
