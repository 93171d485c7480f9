import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { rebateForms } from './rebateForm.ts';
import { rebates } from './rebates.ts';
import { partnerPictures, repairShops } from './repairShops.ts';

/** API-105, CONTENT-027: rebates of manufacturers, and workshops. */
export function partnerRoutes(app: B2cApp): void {
  const shared = { readsCatalog: true, cacheFor: 300, forEveryone: true };
  route(app, 'stores.rebates', rebates, shared);
  rebateForms(app);
  route(app, 'stores.repairShops', repairShops, shared);
  partnerPictures(app);
}
