import { forMembers } from '../session/index.ts';
import * as warranties from '../warranties/index.ts';
import { pageGroup, type OwnPage } from './ownPage.ts';

const list: OwnPage = {
  Page: warranties.WarrantiesPage,
  load: forMembers(warranties.loadWarranties),
};
const purchase: OwnPage = { Page: warranties.PurchasePage, load: forMembers(warranties.loadPurchase) };
const item: OwnPage = {
  Page: warranties.WarrantyItemPage,
  load: forMembers(warranties.loadWarrantyItem),
  action: warranties.warrantyAction,
};

/** `/myWarranties` and its children. */
export const warrantyPages = pageGroup(({ warrantyId, warrantyItemId }) => {
  if (warrantyItemId !== undefined) return item;
  return warrantyId === undefined ? list : purchase;
});
