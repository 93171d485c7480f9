import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { bestOfShelf } from './shelf.ts';
import type { Answers, FitVehicle } from '../fitment/fitModel.ts';
import type { PartRow } from '../catalog/readParts.ts';
import { taxonomyOf, typesBelow } from '../catalog/taxonomy.ts';
import type { ShelfHit, ShelfRequest } from '../ports/searchPort.ts';

const shown = 6;

/** Types that go with a type, the heaviest first. */
const affinitiesOf = remember({ freshMs: 300_000, limit: 1 }, async (db) => {
  const rows = await db.selectFrom('type_affinity').selectAll().orderBy('weight', 'desc').execute();
  const byType = new Map<number, number[]>();
  for (const { part_type_id, related_type_id } of rows) {
    byType.set(part_type_id, [...(byType.get(part_type_id) ?? []), related_type_id]);
  }
  return byType;
});

/** Parts that complete the job, those for the shopper's vehicle first; neighbours on the shelf when none is known. */
export async function relatedPartsOf(
  db: Executor,
  market: string,
  part: PartRow,
  vehicle: FitVehicle | null,
  answers: Answers,
): Promise<ShelfHit[]> {
  const related = await relatedTypes(db, part.typeId);
  const groups = await Promise.all(
    related.map((typeId) => ofType(db, { market, typeIds: [typeId], vehicle, answers }, part)),
  );
  // One of each type, then the second of each: a job, not a shelf.
  const rounds = [0, 1].flatMap((round) => groups.flatMap((hits) => hits.slice(round, round + 1)));
  return rounds.filter(({ partId }) => partId !== part.id).slice(0, shown);
}

/** Front rotors go with front pads; types that have no place on the car come as they are. */
async function ofType(db: Executor, request: ShelfRequest, { position }: PartRow): Promise<ShelfHit[]> {
  const placed = position ? await bestOfShelf(db, { ...request, positions: [position] }, 2) : [];
  return placed.length ? placed : bestOfShelf(db, request, 2);
}

async function relatedTypes(db: Executor, typeId: number): Promise<number[]> {
  const taxonomy = await taxonomyOf(db);
  const known = (await affinitiesOf(db)).get(typeId);
  if (known) return known;
  const type = taxonomy.typeById.get(typeId);
  const category = type && taxonomy.categoryById.get(type.categoryId);
  if (!category) return [];
  return typesBelow(taxonomy, category)
    .map(({ id }) => id)
    .filter((id) => id !== typeId)
    .slice(0, 4);
}
