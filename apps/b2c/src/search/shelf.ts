import type { Executor } from '../db/tx.ts';
import type { Answers, FitState, FitVehicle, PartVerdict } from '../fitment/fitModel.ts';
import { withNames } from '../fitment/withNames.ts';
import { fitVerdict } from '../fitment/fitVerdict.ts';
import { applicationsForParts } from '../fitment/readApplications.ts';
import { plainTaxonomy } from '../catalog/shownTaxonomy.ts';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { countOf } from './bits.ts';
import { countFacets, type ShelfStock } from './facets.ts';
import { hasPlaces, limitsOf } from './shelfLimits.ts';
import { shelfIndexOf } from './shelfIndex.ts';
import { rankedRows, type RankedRow } from './shelfOrder.ts';
import { sectionOf, stateCounts, type Section } from './shelfSection.ts';
import { stockOf } from './siteStock.ts';
import { unsentByMail } from './unsentByMail.ts';
import type { Shelf, ShelfHit, ShelfPlaces, ShelfRequest } from '../ports/searchPort.ts';

export const pageSize = 24;

/**
 * One page of a shelf with the counts of all its facets. The cost follows the types that are asked for and the
 * parts that the vehicle takes; how many parts there are shows in a few machine words.
 */
export async function readShelf(db: Executor, request: ShelfRequest): Promise<Shelf> {
  const { filters = {}, price = {}, sort = 'relevance', vehicle = null, answers = {} } = request;
  const { inTurn = false } = request;
  const whole = await taxonomyOf(db);
  const taxonomy = request.isPlain ? plainTaxonomy(whole) : whole;
  const sections = await sectionsOf(db, request);
  const stock = request.places ? await readStock(db, request.places, sections) : undefined;
  const { facets, passing } = countFacets({ taxonomy, listed: sections, filters, price, stock });
  const totalCount = passing.reduce((sum, rows) => sum + countOf(rows), 0);
  const lastPage = Math.max(1, Math.ceil(totalCount / pageSize));
  const pageNumber = Math.min(Math.max(1, request.page ?? 1), lastPage);
  const shown = sections.map((section, i) => ({ ...section, rows: passing[i]! }));
  const page = rankedRows(shown, { sort, inTurn }, (pageNumber - 1) * pageSize, pageSize);
  return {
    hits: await hitsOf(db, vehicle, answers, page),
    totalCount,
    ...stateCounts(shown),
    facets,
    pageNumber,
    pageSize,
  };
}

/** Only the best parts of a shelf, without its counts: what suggestions and related parts need. */
export async function bestOfShelf(db: Executor, request: ShelfRequest, count: number): Promise<ShelfHit[]> {
  const { sort = 'relevance', inTurn = false, vehicle = null, answers = {} } = request;
  const page = rankedRows(await sectionsOf(db, request), { sort, inTurn }, 0, count);
  return hitsOf(db, vehicle, answers, page);
}

async function sectionsOf(db: Executor, request: ShelfRequest): Promise<Section[]> {
  const taxonomy = await taxonomyOf(db);
  const limit = limitsOf(taxonomy, request);
  return Promise.all(
    request.typeIds.map(async (typeId) => {
      const index = await shelfIndexOf(db, request.market, typeId);
      const isSpecific = taxonomy.typeById.get(typeId)?.vehicleSpecific ?? false;
      // Of a blade the vehicle says where it belongs, and no value of its own.
      const places = hasPlaces(taxonomy, index) ? [] : (request.positions ?? []);
      return sectionOf(db, { index, isSpecific, limit, ...request, places });
    }),
  );
}

async function readStock(
  db: Executor,
  { storeId, hubId, senderIds, mailedBelowGrams }: ShelfPlaces,
  sections: readonly Section[],
): Promise<ShelfStock> {
  const entries = sections.map(async ({ index }) => {
    const [today, tomorrow, ship, unsent] = await Promise.all([
      stockOf(db, index, [storeId]),
      stockOf(db, index, hubId === null ? [] : [hubId]),
      stockOf(db, index, senderIds),
      mailedBelowGrams === undefined ? [] : unsentByMail(db, index, mailedBelowGrams),
    ]);
    return [index.typeId, { today, tomorrow, ship, unsent }] as const;
  });
  return new Map(await Promise.all(entries));
}

const blank: Partial<Record<FitState, PartVerdict>> = {
  UNIVERSAL: fitVerdict({ universal: true, applications: [] }, null),
  NO_VEHICLE: fitVerdict({ universal: false, applications: [] }, null),
};

/** The rows of a page as hits; of those that do not fit, why not. */
async function hitsOf(
  db: Executor,
  vehicle: FitVehicle | null,
  answers: Answers,
  page: readonly RankedRow[],
): Promise<ShelfHit[]> {
  const misfits = page.filter(({ state }) => state === 'DOES_NOT_FIT').map(({ partId }) => partId);
  const applications =
    vehicle && misfits.length ? await applicationsForParts(db, vehicle.modelId, misfits) : new Map();
  const verdicts = page.map(({ partId, state, section }) => {
    const lines = state === 'DOES_NOT_FIT' ? applications.get(partId) : section.fit?.applicationsOf(partId);
    const part = { universal: false, applications: lines ?? [] };
    return blank[state] ?? fitVerdict(part, vehicle, answers);
  });
  const named = await withNames(db, verdicts);
  return page.map(({ partId }, i) => ({ partId, fit: named[i]! }));
}
