export { loadPurchase, loadWarranties, loadWarrantyItem } from './loadWarranties.ts';
export { PurchasePage } from './PurchasePage.tsx';
export { WarrantiesPage } from './WarrantiesPage.tsx';
export { warrantyAction } from './warrantyAction.ts';
export { WarrantyItemPage } from './WarrantyItemPage.tsx';
