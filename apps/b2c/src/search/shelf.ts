import type { Executor } from '../db/tx.ts';
import type { Answers, FitVehicle, FitVerdict } from '../fitment/fitModel.ts';
import { fitVerdict } from '../fitment/fitVerdict.ts';
import { applicationsForParts, applicationsForVehicle } from '../fitment/readApplications.ts';
import { taxonomyOf, type Taxonomy } from '../catalog/taxonomy.ts';
import { countFacets, type FacetCounts, type PriceBounds, type ShelfFilters } from './facets.ts';
import { sortEntries, type Entry, type ShelfSort } from './shelfEntry.ts';
import { shelfIndexOf, stockSetOf, type ShelfIndex } from './shelfIndex.ts';

export const pageSize = 24;

/** What a shelf is asked for. Everything but the market and the types is optional. */
export interface ShelfRequest {
  market: string;
  typeIds: readonly number[];
  /** Only these parts, whatever their types (part numbers). */
  partIds?: readonly number[];
  /** Limits that the text set, not the shopper's filters. */
  brandIds?: readonly number[];
  positions?: readonly string[];
  valueGroups?: readonly (readonly number[])[];
  vehicle?: FitVehicle | null;
  answers?: Answers;
  /** With a vehicle: also list what does not fit it, marked and last. */
  includeMisfits?: boolean;
  /** The chosen store with its hub and warehouse, for 'get it' counts. */
  places?: ShelfPlaces | null;
  filters?: ShelfFilters;
  price?: PriceBounds;
  sort?: ShelfSort;
  page?: number;
}

export interface ShelfPlaces {
  storeId: number;
  hubId: number | null;
  senderIds: readonly number[];
}

export interface ShelfHit {
  partId: number;
  fit: FitVerdict;
}

export interface Shelf {
  hits: ShelfHit[];
  totalCount: number;
  /** Of all hits under the filters: fitting or universal ones, and those that wait for an answer. */
  fitCount: number;
  questionCount: number;
  facets: FacetCounts;
  pageNumber: number;
  pageSize: number;
}

/**
 * One page of a shelf with the counts of all its facets. The cost follows the parts that the vehicle takes, or the
 * parts of the types asked for, never the catalogue.
 */
export async function readShelf(db: Executor, request: ShelfRequest): Promise<Shelf> {
  const { market, vehicle = null, answers = {}, includeMisfits = false } = request;
  const taxonomy = await taxonomyOf(db);
  const indexes = await Promise.all(request.typeIds.map((id) => shelfIndexOf(db, market, id)));
  const verdicts = await verdictsOf(db, taxonomy, request, vehicle, answers);
  const entries = collect(taxonomy, indexes, request, verdicts, includeMisfits);
  const stock = request.places ? await readStock(db, request.places) : undefined;
  const { filters = {}, price = {} } = request;
  const { facets, passing } = countFacets({ taxonomy, entries, filters, price, stock });
  const sorted = sortEntries(passing, request.sort ?? 'relevance');
  const lastPage = Math.max(1, Math.ceil(sorted.length / pageSize));
  const pageNumber = Math.min(Math.max(1, request.page ?? 1), lastPage);
  const page = sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const misfits = await misfitVerdicts(db, vehicle, answers, page);
  return {
    hits: page.map((entry) => ({
      partId: entry.id,
      fit: entry.verdict ?? misfits.get(entry.id) ?? fitVerdict(blankPart(entry), null),
    })),
    totalCount: passing.length,
    fitCount: passing.filter(({ state }) => state === 'FITS' || state === 'UNIVERSAL').length,
    questionCount: passing.filter(({ state }) => state === 'NEEDS_MORE_INFO').length,
    facets,
    pageNumber,
    pageSize,
  };
}

/** The parts that the vehicle takes, or undefined without one. */
async function verdictsOf(
  db: Executor,
  taxonomy: Taxonomy,
  request: ShelfRequest,
  vehicle: FitVehicle | null,
  answers: Answers,
): Promise<Map<number, FitVerdict> | undefined> {
  if (!vehicle) return undefined;
  const typeIds = request.typeIds.filter((id) => taxonomy.typeById.get(id)?.vehicleSpecific);
  const applications = typeIds.length ? await applicationsForVehicle(db, vehicle, typeIds) : new Map();
  const verdicts = new Map<number, FitVerdict>();
  for (const [partId, list] of applications) {
    const verdict = fitVerdict({ universal: false, applications: list }, vehicle, answers);
    if (verdict.state !== 'DOES_NOT_FIT') verdicts.set(partId, verdict);
  }
  return verdicts;
}

function collect(
  taxonomy: Taxonomy,
  indexes: readonly ShelfIndex[],
  request: ShelfRequest,
  verdicts: ReadonlyMap<number, FitVerdict> | undefined,
  includeMisfits: boolean,
): Entry[] {
  const wanted = request.partIds && new Set(request.partIds);
  const allows = limitsOf(taxonomy, request);
  const entries: Entry[] = [];
  for (const index of indexes) {
    const isSpecific = taxonomy.typeById.get(index.typeId)?.vehicleSpecific ?? false;
    const listsAll = !isSpecific || !verdicts || includeMisfits;
    const rows = listsAll ? index.ids.keys() : rowsOf(index, verdicts);
    for (const row of rows) {
      const id = index.ids[row]!;
      if ((wanted && !wanted.has(id)) || !allows(index, row)) continue;
      const verdict = isSpecific ? verdicts?.get(id) : universalVerdict;
      entries.push({ index, row, id, verdict, state: stateOf(isSpecific, verdicts, verdict) });
    }
  }
  return entries;
}

const universalVerdict = fitVerdict({ universal: true, applications: [] }, null);

const stateOf = (isSpecific: boolean, verdicts: unknown, verdict: FitVerdict | undefined): Entry['state'] =>
  !isSpecific ? 'UNIVERSAL' : !verdicts ? 'NO_VEHICLE' : (verdict?.state ?? 'DOES_NOT_FIT');

function* rowsOf(index: ShelfIndex, verdicts: ReadonlyMap<number, FitVerdict>): Generator<number> {
  for (const id of verdicts.keys()) {
    const row = index.indexById.get(id);
    if (row !== undefined) yield row;
  }
}

/** The limits of a text, as facet values: one of each group must be there. */
function limitsOf(taxonomy: Taxonomy, request: ShelfRequest): (index: ShelfIndex, row: number) => boolean {
  const groups: Set<number>[] = (request.valueGroups ?? []).map((ids) => new Set(ids));
  const values = [...taxonomy.valueById.values()];
  const brands = new Set((request.brandIds ?? []).map((id) => taxonomy.brandById.get(id)?.slug));
  if (brands.size) groups.push(idsOf(values.filter((v) => v.attribute === 'brand' && brands.has(v.value))));
  for (const position of request.positions ?? []) {
    groups.push(idsOf(values.filter((v) => v.attribute === 'position' && coversPosition(v.value, position))));
  }
  if (!groups.length) return () => true;
  return ({ facets, facetStart }, row) =>
    groups.every((group) => {
      for (let at = facetStart[row]!; at < facetStart[row + 1]!; at++)
        if (group.has(facets[at]!)) return true;
      return false;
    });
}

const idsOf = (values: readonly { id: number }[]) => new Set(values.map(({ id }) => id));

/** 'frontLeft' lies at the front and on the left. */
const coversPosition = (value: string, asked: string) =>
  value === asked || (asked !== '' && value.toLowerCase().includes(asked.toLowerCase()));

async function readStock(db: Executor, { storeId, hubId, senderIds }: ShelfPlaces) {
  const [today, tomorrow, ...senders] = await Promise.all([
    stockSetOf(db, storeId),
    hubId === null ? new Set<number>() : stockSetOf(db, hubId),
    ...senderIds.map((id) => stockSetOf(db, id)),
  ]);
  return { today, tomorrow, senders };
}

/** Of the page's parts that do not fit, why not. */
async function misfitVerdicts(
  db: Executor,
  vehicle: FitVehicle | null,
  answers: Answers,
  page: readonly Entry[],
): Promise<Map<number, FitVerdict>> {
  const ids = page.filter(({ state }) => state === 'DOES_NOT_FIT').map(({ id }) => id);
  if (!vehicle || ids.length === 0) return new Map();
  const applications = await applicationsForParts(db, vehicle.modelId, ids);
  return new Map(
    ids.map((id) => [
      id,
      fitVerdict({ universal: false, applications: applications.get(id) ?? [] }, vehicle, answers),
    ]),
  );
}

const blankPart = (entry: Entry) => ({ universal: entry.state === 'UNIVERSAL', applications: [] });
