import type { FitVerdict } from '@driveline/api/contract';
import type { ServerMarket } from '../../src/markets/serverMarket.ts';
import type { SamplePerson } from '../../src/markets/marketSeed.ts';
import { unknownFit } from '../../src/ports/fitPort.ts';
import { localized } from '../../src/messages/localized.ts';
import { drawingOf } from '../../src/catalog/drawing.ts';
import { readPartsById } from '../../src/catalog/readParts.ts';
import { taxonomyOf } from '../../src/catalog/taxonomy.ts';
import type { Services } from '../../src/http/services.ts';
import type { SessionVehicle } from '../../src/ports/session.ts';
import { sitesOf, type Site } from '../../src/stores/places.ts';
import { toVehicleMap } from '../../src/vehicles/vehicleMap.ts';
import { readVehicle } from '../../src/vehicles/vehicleRow.ts';

/** A part as a sample order holds it. Minor units. */
export interface SampleGood {
  readonly partId: number;
  readonly sku: string;
  readonly partNumber: string;
  readonly title: string;
  readonly brand: string;
  readonly url: string;
  readonly drawing: string;
  readonly unitMinor: number;
  readonly listMinor: number;
  readonly coreMinor: number;
  readonly vehicle: SessionVehicle | null;
  readonly fit: FitVerdict;
}

export interface SampleSetting {
  readonly goods: readonly SampleGood[];
  /** Those with a deposit. */
  readonly cores: readonly SampleGood[];
  readonly store: Site;
  readonly buyer: SamplePerson;
}

/** What samples are made of: parts for the market's most popular vehicle, and a store; undefined in an empty shop. */
export async function sampleSetting(
  { db, fit }: Pick<Services, 'db' | 'fit'>,
  market: ServerMarket,
): Promise<SampleSetting | undefined> {
  const { seed } = market.terms;
  if (seed === 'none') return undefined;
  const store = (await sitesOf(db, market)).all.find(({ offersPickup }) => offersPickup);
  const found = await popularVehicle(db, market.code);
  const row = found && (await readVehicle(db, market.code, String(found.id)));
  if (!store || !row) return undefined;
  const vehicle: SessionVehicle = { source: 'picker', map: toVehicleMap(market, row) };
  const ids = await db
    .selectFrom('listed_application')
    .select('part_id')
    .distinct()
    .where('market', '=', market.code)
    .where('model_id', '=', row.modelId)
    .where('y0', '<=', row.year)
    .where('y1', '>=', row.year)
    .where('engines', 'is', null)
    .where('qualifiers', 'is', null)
    .orderBy('part_id')
    .limit(120)
    .execute();
  const parts = await readPartsById(
    db,
    market.code,
    ids.map(({ part_id }) => part_id),
  );
  const verdicts = await fit.verdicts(
    db,
    market,
    vehicle,
    parts.map(({ sku }) => sku),
  );
  const { typeById, brandById } = await taxonomyOf(db);
  const goods = parts.map((part): SampleGood => ({
    partId: part.id,
    sku: part.sku,
    partNumber: part.partNumber,
    title: localized(part.title, market),
    brand: brandById.get(part.brandId)?.name ?? '',
    url: part.url,
    drawing: drawingOf(typeById.get(part.typeId)?.family, part.attributes),
    unitMinor: part.saleMinor ?? part.listMinor,
    listMinor: part.listMinor,
    coreMinor: part.coreMinor,
    vehicle: part.universal ? null : vehicle,
    fit: verdicts.get(part.sku) ?? unknownFit,
  }));
  const cores = goods.filter(({ coreMinor }) => coreMinor > 0);
  return goods.length > 0
    ? { goods, cores: cores.length > 0 ? cores : goods, store, buyer: seed.person }
    : undefined;
}

const popularVehicle = (db: Services['db'], market: string) =>
  db
    .selectFrom('vehicle')
    .innerJoin('model', 'model.id', 'vehicle.model_id')
    .select('vehicle.id')
    .where('vehicle.market', '=', market)
    .where('vehicle.year', '=', 2018)
    .orderBy('model.popularity', 'desc')
    .orderBy('vehicle.id')
    .limit(1)
    .executeTakeFirst();
