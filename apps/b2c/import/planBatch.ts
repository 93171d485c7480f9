import { isDeepStrictEqual } from 'node:util';
import { lookOf } from '../seed/partLook.ts';
import { toRanges } from '../src/fitment/applicationRanges.ts';
import { optionValues } from '../src/fitment/questions.ts';
import { litresOf, valuesIn } from './fluids.ts';
import { facetKey, type Dictionaries } from './dictionaries.ts';
import type {
  ApplicationRow,
  Batch,
  Given,
  LivePart,
  PriceRow,
  StockRow,
  WaitingPart,
  WaitingStock,
} from './readBatch.ts';
import { groupBy } from './groupBy.ts';
import { isNamed, type Scope } from './readScope.ts';
import { note, type Changes } from './run.ts';

export interface PartTypeFacts {
  readonly code: string;
}

/** A part as it is to be stored. */
export interface PlannedPart extends Omit<LivePart, 'key' | 'off_sale' | 'is_imported'> {
  key: string;
  isNew: boolean;
  url: string;
  sku: string;
}

/** What writing the batch takes. Rows name their part by id. */
export interface Plan {
  parts: PlannedPart[];
  /** Ids of parts whose type is another one now. */
  moved: number[];
  /** Ids of parts that say what the import says without having come by one. */
  adopted: number[];
  prices: { set: (PriceRow & { id: number })[]; gone: { id: number; market: string }[] };
  applications: { set: (ApplicationRow & { id: number; typeId: number })[]; gone: number[] };
  stock: { set: (WaitingStock & { id: number; typeId: number })[]; gone: { id: number; storeId: number }[] };
}

export interface PlanOptions {
  readonly given: Given;
  readonly scope: Scope;
  readonly dictionaries: Dictionaries;
  readonly changes: Changes;
  /** Of the next part that is new. */
  readonly nextId: number;
}

/** Lines of the files that say what another line says already: they are joined, and told. */
export const STATED_TWICE = 'stated twice';

/** What is to be written so that the shop says what the import says, and what of it is a change. */
export function planBatch(batch: Batch, options: PlanOptions): Plan {
  const { given, scope, dictionaries, changes, nextId } = options;
  let newId = nextId;
  const plan: Plan = {
    parts: [],
    moved: [],
    adopted: [],
    prices: { set: [], gone: [] },
    applications: { set: [], gone: [] },
    stock: { set: [], gone: [] },
  };
  const by = <T extends { key: string }>(rows: readonly T[]) => groupBy(rows, ({ key }) => key);
  const waiting = {
    prices: by(batch.waiting.prices),
    applications: by(batch.waiting.applications),
    stock: by(batch.waiting.stock),
  };
  const live = {
    prices: by(batch.live.prices),
    applications: by(batch.live.applications),
    stock: by(batch.live.stock),
  };
  for (const part of batch.waiting.parts) {
    const { key } = part;
    const known = batch.live.parts.get(key);
    const id = known?.id ?? newId++;
    const typeId = part.type_id ?? known!.type_id;
    if (part.type_id !== null) planPart(plan, { part, known, id, batch, dictionaries, changes });
    // Rows of other markets stay as they are.
    const own = <T extends { market: string }>(kind: keyof Scope['named'], rows: readonly T[] = []) =>
      rows.filter(({ market }) => isNamed(scope.named[kind], key, market));
    if (given.price && part.is_named)
      planPrices(plan, id, waiting.prices.get(key) ?? [], own('price', live.prices.get(key)), changes);
    if (given.application) {
      const wanted = rangesOf(key, waiting.applications.get(key) ?? [], scope, changes);
      const now = own('application', live.applications.get(key));
      planApplications(plan, { id, typeId }, wanted, now, changes);
    }
    if (given.stock && part.is_named) {
      const now = own('stock', live.stock.get(key));
      planStock(plan, { id, typeId }, waiting.stock.get(key) ?? [], now, changes);
    }
  }
  return plan;
}

interface PartPlan {
  part: WaitingPart;
  known: LivePart | undefined;
  id: number;
  batch: Batch;
  dictionaries: Dictionaries;
  changes: Changes;
}

function planPart(plan: Plan, { part, known, id, batch, dictionaries, changes }: PartPlan): void {
  const slug = part.key.slice(0, part.key.indexOf('/'));
  const code = batch.types.get(part.type_id!)!.code;
  const look = lookOf(code, { attributes: part.attributes, position: part.position, key: part.key });
  const facet = [
    dictionaries.facetIds.get(facetKey('brand', slug))!,
    ...(part.position ? [dictionaries.facetIds.get(facetKey('position', part.position))!] : []),
    ...Object.entries(part.attributes).flatMap(([attribute, value]) =>
      valuesIn(attribute, value).map((it) => dictionaries.facetIds.get(facetKey(attribute, it))!),
    ),
  ];
  const sku = String(100_000 + id);
  const planned: PlannedPart = {
    key: part.key,
    id,
    isNew: !known,
    sku,
    url: `/products/${slug}-${code}-${part.part_number.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${sku}`,
    brand_id: dictionaries.brandIds.get(slug)!,
    part_number: part.part_number,
    original_numbers: part.original_numbers ?? known?.original_numbers ?? [],
    type_id: part.type_id!,
    title: part.title,
    attributes: { ...part.attributes, ...(look !== undefined && { look }) },
    facet,
    position: part.position,
    picture: part.picture,
    weight_grams: part.weight_grams,
    warranty_months: part.warranty_months,
    hazmat: part.hazmat,
    universal: part.universal,
    litres: litresOf(code, part.attributes),
  };
  if (!known) note(changes, 'part', 'new', [`${part.key} ${Object.values(part.title)[0]}`]);
  else {
    const differs = differencesOf(known, planned);
    if (differs.length === 0) {
      if (!known.is_imported) plan.adopted.push(id);
      return;
    }
    note(changes, 'part', 'changed', [`${part.key}: ${differs.join(', ')}`]);
    if (known.type_id !== planned.type_id) plan.moved.push(id);
  }
  plan.parts.push(planned);
}

/** Names of the columns that change. */
function differencesOf(known: LivePart, planned: PlannedPart): string[] {
  const { key: _key, id: _id, off_sale: isOff, is_imported: _imported, ...columns } = known;
  const changed = Object.entries(columns).filter(
    ([name, value]) => !isDeepStrictEqual(value, planned[name as keyof PlannedPart]),
  );
  return [...changed.map(([name]) => name), ...(isOff ? ['on sale again'] : [])];
}

function planPrices(
  plan: Plan,
  id: number,
  wanted: readonly PriceRow[],
  live: readonly PriceRow[],
  changes: Changes,
): void {
  for (const row of wanted) {
    const known = live.find(({ market }) => market === row.market);
    if (known && isDeepStrictEqual({ ...known }, { ...row })) continue;
    const was = known ? `${known.list_minor} → ` : '';
    note(changes, 'price', known ? 'changed' : 'new', [`${row.key} ${row.market}: ${was}${row.list_minor}`]);
    plan.prices.set.push({ ...row, id });
  }
  for (const { key, market } of live.filter((row) => !wanted.some((it) => it.market === row.market))) {
    note(changes, 'price', 'gone', [`${key} ${market}`]);
    plan.prices.gone.push({ id, market });
  }
}

/** Source lines as ranges: those that say the same but for year and engine are joined. */
function rangesOf(
  key: string,
  lines: Batch['waiting']['applications'],
  { answers }: Scope,
  changes: Changes,
): ApplicationRow[] {
  const groups = groupBy(lines, ({ market, qualifiers, position, quantity }) =>
    JSON.stringify([market, qualifiers, position, quantity]),
  );
  return [...groups.values()].flatMap((group) => {
    const source = group.flatMap(({ model_id: modelId, y0, y1, engine_id: engineId }) =>
      Array.from({ length: y1 - y0 + 1 }, (_, at) => ({ modelId, year: y0 + at, engineId })),
    );
    const once = new Set(source.map(({ modelId, year, engineId }) => `${modelId} ${year} ${engineId}`));
    if (once.size < source.length) note(changes, STATED_TWICE, 'changed', [`${key}: ${group.length} lines`]);
    const { market, qualifiers, position, quantity } = group[0]!;
    return toRanges(source).map(({ modelId, y0, y1, engines }) => ({
      key,
      market,
      model_id: modelId,
      y0,
      y1,
      engines,
      qualifiers:
        qualifiers?.map(({ question, value }) => {
          const closed = optionValues(question);
          const open = answers.get(`${question} ${modelId}`) ?? [value];
          return { question, value, options: closed.length > 0 ? [...closed] : open };
        }) ?? null,
      position,
      quantity,
    }));
  });
}

const conditionOf = ({
  market,
  model_id,
  y0,
  y1,
  engines,
  qualifiers,
  position,
  quantity,
}: ApplicationRow) => {
  const needed = qualifiers?.map(({ question, value, options }) => [question, value, options]) ?? null;
  return JSON.stringify([market, model_id, y0, y1, engines, needed, position, quantity]);
};

const lineOf = ({ key, market, model_id, y0, y1 }: ApplicationRow) =>
  `${key} ${market} model ${model_id} ${y0}–${y1}`;

function planApplications(
  plan: Plan,
  { id, typeId }: { id: number; typeId: number },
  wanted: readonly ApplicationRow[],
  live: readonly (ApplicationRow & { id: number })[],
  changes: Changes,
): void {
  const left = groupBy(live, conditionOf);
  for (const row of wanted) {
    const same = left.get(conditionOf(row));
    if (same && same.length > 0) {
      same.pop();
      continue;
    }
    note(changes, 'application', 'new', [lineOf(row)]);
    plan.applications.set.push({ ...row, id, typeId });
  }
  for (const row of [...left.values()].flat()) {
    note(changes, 'application', 'gone', [lineOf(row)]);
    plan.applications.gone.push(row.id);
  }
}

function planStock(
  plan: Plan,
  { id, typeId }: { id: number; typeId: number },
  wanted: readonly WaitingStock[],
  live: readonly StockRow[],
  changes: Changes,
): void {
  for (const row of wanted) {
    const known = live.find(({ store_id: store }) => store === row.store_id);
    // What was sold since the files were read is no difference to them.
    if (row.on_hand === (row.seen ?? known?.on_hand ?? 0)) continue;
    note(changes, 'stock', known ? 'changed' : 'new', [`${row.key} store ${row.store_id}: ${row.on_hand}`]);
    plan.stock.set.push({ ...row, id, typeId });
  }
  for (const { key, store_id: storeId } of live.filter(
    (row) => !wanted.some((it) => it.store_id === row.store_id),
  )) {
    note(changes, 'stock', 'gone', [`${key} store ${storeId}`]);
    plan.stock.gone.push({ id, storeId });
  }
}
