import { loadPurchase, loadWarranties, loadWarrantyItem } from '../../pages/warranties/loadWarranties.ts';
import { warrantyAction } from '../../pages/warranties/warrantyAction.ts';
import { forMembers } from '../../session/forMembers.ts';
import WarrantiesPage from '../../slots/page.warranties.ts';
import WarrantyItemPage from '../../slots/page.warrantyItem.ts';
import PurchasePage from '../../slots/page.warrantyPurchase.ts';
import { pageGroup, type OwnPage } from './pageGroup.tsx';

const list: OwnPage = { Page: WarrantiesPage, load: forMembers(loadWarranties) };
const purchase: OwnPage = { Page: PurchasePage, load: forMembers(loadPurchase) };
const item: OwnPage = { Page: WarrantyItemPage, load: forMembers(loadWarrantyItem), action: warrantyAction };

/** `/myWarranties` and its children. */
export const warrantyPages = pageGroup(({ warrantyId, warrantyItemId }) => {
  if (warrantyItemId !== undefined) return item;
  return warrantyId === undefined ? list : purchase;
});
