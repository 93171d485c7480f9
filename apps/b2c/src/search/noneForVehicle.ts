import { localized } from '../messages/localized.ts';
import type { Shopper } from '../catalog/shopper.ts';
import type { Taxonomy } from '../catalog/taxonomy.ts';
import { remember } from '../db/remember.ts';
import { hotSql } from '../db/hotSql.ts';
import type { CallContext } from '../http/route.ts';
import { wearPartsOf } from './wearParts.ts';

/** What to try where a kind of part has none for the shopper's vehicle. */
export interface VehicleSteps {
  readonly hints: readonly string[];
  readonly title: string;
}

/** Whether nothing was imported: then what is missing is missing of a demonstration, and may well exist. */
const isDemonstration = remember({ freshMs: 300_000, limit: 1 }, async (db) => {
  const [row] = await hotSql<{ found: boolean }>(
    db,
    'any-imported',
    'select exists (select from part where imported_at is not null) as found',
    [],
  );
  return !row?.found;
});

/** The kinds of parts that there are for the vehicle, in place of one that there is not; nothing without a vehicle. */
export async function noneForVehicle(
  ctx: CallContext,
  taxonomy: Taxonomy,
  shopper: Shopper,
  [typeId, ...others]: readonly number[],
): Promise<VehicleSteps | undefined> {
  const names = others.length > 0 || typeId === undefined ? undefined : taxonomy.typeById.get(typeId)?.names;
  if (!shopper.vehicle || !shopper.vehicleName || !names) return undefined;
  const { shelves = [] } = await wearPartsOf(ctx, shopper);
  if (shelves.length === 0) return undefined;
  const id = (await isDemonstration(ctx.db, '')) ? 'catalog.noneInDemonstration' : 'catalog.noneForVehicle';
  const parts = localized(names, ctx.market);
  return {
    hints: shelves.map(({ categoryName }) => categoryName),
    title: ctx.text(id, { parts, vehicle: shopper.vehicleName }),
  };
}
