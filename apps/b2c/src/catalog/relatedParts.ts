import type { Executor } from '../db/tx.ts';
import { readShelf, type ShelfHit } from '../search/shelf.ts';
import type { Answers, FitVehicle } from '../fitment/fitModel.ts';
import type { PartRow } from './readParts.ts';
import { taxonomyOf, typesBelow, type Taxonomy } from './taxonomy.ts';

/** What a job needs besides a part: codes of other types, in the order of need. */
const jobs: Readonly<Record<string, readonly string[]>> = {
  'brake-pads': ['brake-rotors', 'brake-cleaner', 'brake-fluid', 'brake-calipers'],
  'brake-rotors': ['brake-pads', 'brake-cleaner', 'brake-calipers', 'brake-fluid'],
  'brake-calipers': ['brake-pads', 'brake-hoses', 'brake-fluid', 'brake-cleaner'],
  batteries: ['battery-cables', 'battery-chargers', 'alternators', 'jump-starters'],
  alternators: ['serpentine-belts', 'batteries', 'belt-tensioners'],
  starters: ['batteries', 'battery-cables'],
  'oil-filters': ['motor-oil', 'oil-drain-pans', 'air-filters', 'cabin-filters'],
  'motor-oil': ['oil-filters', 'oil-drain-pans', 'fuel-additives'],
  'spark-plugs': ['ignition-coils', 'spark-plug-wires', 'air-filters', 'fuel-additives'],
  'water-pumps': ['thermostats', 'antifreeze', 'serpentine-belts', 'radiator-hoses'],
  thermostats: ['antifreeze', 'water-pumps', 'radiator-hoses'],
  radiators: ['radiator-hoses', 'antifreeze', 'thermostats'],
  shocks: ['struts', 'coil-springs', 'sway-bar-links'],
  struts: ['shocks', 'sway-bar-links', 'control-arms', 'coil-springs'],
  'control-arms': ['ball-joints', 'sway-bar-links', 'tie-rod-ends'],
  'wiper-blades': ['washer-fluid', 'washer-pumps', 'headlight-bulbs'],
};

const shown = 6;

/** Parts that complete the job, those for the shopper's vehicle first; neighbours on the shelf when none is known. */
export async function relatedPartsOf(
  db: Executor,
  market: string,
  part: PartRow,
  vehicle: FitVehicle | null,
  answers: Answers,
): Promise<ShelfHit[]> {
  const taxonomy = await taxonomyOf(db);
  const groups = await Promise.all(
    relatedTypes(taxonomy, part.typeId).map((typeId) =>
      readShelf(db, { market, typeIds: [typeId], vehicle, answers }),
    ),
  );
  const hits: ShelfHit[] = [];
  // One of each type, then the second of each: a job, not a shelf.
  for (let round = 0; round < 2; round++) {
    hits.push(...groups.flatMap(({ hits: own }) => own.slice(round, round + 1)));
  }
  return hits.filter(({ partId }) => partId !== part.id).slice(0, shown);
}

function relatedTypes(taxonomy: Taxonomy, typeId: number): number[] {
  const type = taxonomy.typeById.get(typeId);
  const codes = jobs[type?.code ?? ''];
  if (codes) {
    return codes.flatMap((code) => taxonomy.types.find((entry) => entry.code === code)?.id ?? []);
  }
  const category = type && taxonomy.categoryById.get(type.categoryId);
  if (!category) return [];
  return typesBelow(taxonomy, category)
    .map(({ id }) => id)
    .filter((id) => id !== typeId)
    .slice(0, 4);
}
