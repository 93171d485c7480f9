import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { rebateForms } from './rebateForm.ts';
import { rebates } from './rebates.ts';
import { partnerPictures, repairShops } from './repairShops.ts';

/** API-105, CONTENT-027: rebates of manufacturers, and workshops. */
export function partnerRoutes(app: B2cApp): void {
  route(app, 'stores.rebates', rebates, { cacheFor: 300, forEveryone: true });
  rebateForms(app);
  route(app, 'stores.repairShops', repairShops, { cacheFor: 300, forEveryone: true });
  partnerPictures(app);
}
