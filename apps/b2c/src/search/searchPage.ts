import type { InputOf, OutputOf, SearchResult } from '@driveline/api/contract';
import { isMailOnly, type AskedPlace } from '../availability/availabilityFor.ts';
import { placeOf } from '../availability/deliveryPlace.ts';
import { listProducts } from '../catalog/listProducts.ts';
import { crumbsOf } from '../catalog/categoryPage.ts';
import { localized } from '../messages/localized.ts';
import { canonicalPath } from '../catalog/pageType.ts';
import { isPlain, shownTaxonomy } from '../catalog/shownTaxonomy.ts';
import { shopperOf, type Shopper } from '../catalog/shopper.ts';
import { typesBelow, type Taxonomy } from '../catalog/taxonomy.ts';
import { clearanceOf, clearancePath } from '../catalog/clearance.ts';
import { B2cError } from '../http/errors.ts';
import type { RouteContext } from '../http/route.ts';
import { sitesOf } from '../stores/places.ts';
import { toFitVehicle } from '../fitment/fitVehicle.ts';
import { toFacets } from './facetWire.ts';
import { nextSteps } from './nextSteps.ts';
import { noneForVehicle } from './noneForVehicle.ts';
import { readFilters } from './shelfFilters.ts';
import { textVehicle, type TextVehicle } from './textVehicle.ts';
import { troubleCodeIn } from './wordLists.ts';
import type { Query, ShelfLimits, ShelfPlaces, ShelfRequest } from '../ports/searchPort.ts';

type Context = RouteContext<'catalog.search'>;
type Parameters = NonNullable<InputOf<'catalog.search'>['query']>;

/** What is listed, and how the page calls it: the engine is handed the first and knows nothing of words. */
interface Topic {
  listed: Pick<ShelfRequest, 'typeIds' | 'inTurn' | keyof ShelfLimits>;
  title: string;
  breadCrumbs: SearchResult['breadCrumbs'];
  spellingHints: string[];
  query?: Query;
}

/** API-118: the results of a text, or the shelf at a path. */
export async function searchPage(ctx: Context): Promise<OutputOf<'catalog.search'>> {
  const { db, market, services } = ctx;
  const input: Parameters = ctx.input.query ?? {};
  const taxonomy = await shownTaxonomy(ctx);
  const topic = await topicOf(ctx, taxonomy, input);
  const own = await shopperOf(ctx, input);
  const named = topic.query?.vehicle && (await textVehicle(db, market, topic.query.vehicle, own.vehicle));
  const shopper = named ? shopperOfText(own, named) : own;
  const { filters, price, fit } = readFilters(market, input.filters);
  const isNumber = Boolean(topic.query?.partIds.length);
  const fitsOnly = shopper.vehicle ? fitsOnlyOf(fit, input.ignoreVehicleSpecificProductsCheck) : undefined;
  const place = await placeOf(ctx, shopper.store);
  const shelf = await services.search.shelf({
    ...topic.listed,
    isPlain: isPlain(services.config),
    market: market.code,
    vehicle: shopper.vehicle,
    answers: shopper.answers,
    includeMisfits: isNumber || fitsOnly === false,
    places: await placesOf(ctx, shopper, place),
    filters,
    price,
    sort: input.sort ?? 'relevance',
    page: Number(input.pageNumber ?? 1),
  });
  const products = await listProducts(ctx, shopper, shelf.hits, place);
  const [only] = products;
  // The hints are searched for the shopper's own vehicle.
  const isNone = shelf.totalCount === 0 && fitsOnly && !input.filters && !named && isWhole(topic.listed);
  const forVehicle = isNone ? await noneForVehicle(ctx, taxonomy, shopper, topic.listed.typeIds) : undefined;
  const next =
    shelf.totalCount === 0 && topic.query && !forVehicle
      ? await nextSteps(db, market, taxonomy, topic.query, input.searchText ?? '')
      : undefined;
  return {
    products,
    totalCount: shelf.totalCount,
    fitCount: shelf.fitCount,
    questionCount: shelf.questionCount,
    pageNumber: shelf.pageNumber,
    pageSize: shelf.pageSize,
    sort: input.sort ?? 'relevance',
    filters: toFacets({ market, taxonomy, shelf, price, fitsOnly }),
    title: topic.title,
    breadCrumbs: topic.breadCrumbs,
    layout: layoutOf(taxonomy, topic.listed.typeIds),
    spellingHints: [...(forVehicle?.hints ?? next?.hints ?? topic.spellingHints)],
    ...(forVehicle && { hintsTitle: forVehicle.title }),
    ...(next?.title && { hintsTitle: ctx.text(next.title) }),
    ...(named && { namedVehicle: toNamedVehicle(named, topic.query?.vehicle?.rest ?? '') }),
    ...(topic.query?.asksForCode && { asksForCode: true }),
    ...(topic.query?.ignoredWords?.length && { ignoredWords: [...topic.query.ignoredWords] }),
    ...(topic.query?.originalNumber && { originalNumber: topic.query.originalNumber }),
    ...troubleOf(ctx, taxonomy, input.searchText ?? '', topic.query, named?.name),
    ...(topic.query?.isExact && only ? { redirectURL: only.productDetailsPageUrl } : {}),
  };
}

/** Whole kinds of parts, which nothing but the vehicle narrows. */
const isWhole = ({
  brandIds = [],
  positions = [],
  valueGroups = [],
  partIds = [],
}: Topic['listed']): boolean =>
  [brandIds, positions, valueGroups, partIds].every(({ length }) => length === 0);

/** With a vehicle only what fits is listed, unless the shopper says otherwise (CATALOG-014). */
const fitsOnlyOf = (fit: boolean | undefined, ignored: string | undefined) => fit ?? ignored !== 'true';

async function topicOf(ctx: Context, taxonomy: Taxonomy, input: Parameters): Promise<Topic> {
  const { market } = ctx;
  // A client leaves an empty text out: nothing was asked for, and the hints say what can be.
  const { searchText = input.canonicalPath === undefined ? '' : undefined } = input;
  if (searchText !== undefined) return textTopic(ctx, searchText);
  const path = canonicalPath(input.canonicalPath ?? '');
  if (path === clearancePath) return clearanceTopic(ctx);
  const type = taxonomy.typeByPath.get(path);
  const category = taxonomy.categoryByPath.get(path);
  const brand = /^\/brands\/([\w-]+)$/.exec(path)?.[1];
  if (brand) return brandTopic(taxonomy, brand);
  if (!type && !category) throw new B2cError('error_path_unknown');
  const name = localized((type ?? category)!.names, market);
  const crumbs = crumbsOf(taxonomy, type?.categoryId ?? category?.id ?? 0, market);
  return {
    listed: { typeIds: type ? [type.id] : typesBelow(taxonomy, category!).map(({ id }) => id) },
    title: name,
    breadCrumbs: type ? [...crumbs, { categoryName: name, canonicalPath: type.path }] : crumbs,
    spellingHints: [],
  };
}

async function textTopic({ market, services, text }: Context, searchText: string): Promise<Topic> {
  const query = await services.search.understand(market.code, searchText);
  const { typeIds, partIds, brandIds, positions, valueGroups, corrected, isGuess = false } = query;
  return {
    query,
    listed: {
      typeIds,
      ...(partIds.length ? { partIds } : {}),
      brandIds,
      positions,
      valueGroups,
      inTurn: isGuess,
    },
    title: text('catalog.searchTitle', { text: searchText.trim() }),
    breadCrumbs: [],
    spellingHints: corrected ? [corrected] : [],
  };
}

function brandTopic(taxonomy: Taxonomy, slug: string): Topic {
  const brand = taxonomy.brandBySlug.get(slug);
  if (!brand) throw new B2cError('error_path_unknown');
  return {
    listed: { typeIds: taxonomy.types.map(({ id }) => id), brandIds: [brand.id] },
    title: brand.name,
    breadCrumbs: [],
    spellingHints: [],
  };
}

async function clearanceTopic({ db, market, text }: Context): Promise<Topic> {
  const title = text('catalog.clearance');
  return { listed: await clearanceOf(db, market.code), title, breadCrumbs: [], spellingHints: [] };
}

/** A vehicle that the text names stands in for the shopper's; while its year is open there is none. */
const shopperOfText = (own: Shopper, { row, name }: TextVehicle): Shopper => ({
  ...own,
  vehicle: row ? toFitVehicle(row, 'vehicle') : null,
  vehicleName: row && name,
  answers: {},
});

function toNamedVehicle({ row, name, choices }: TextVehicle, rest: string): SearchResult['namedVehicle'] {
  return {
    vehicleName: name,
    ...(row && { vehicleId: String(row.id) }),
    searchText: rest,
    choices: choices.map((choice) => ({ name: choice.name, searchText: `${rest} ${choice.words}`.trim() })),
  };
}

/** What a car's code means, what to check first, and the parts that it may take, each with the search for it. */
function troubleOf(
  { market }: Context,
  taxonomy: Taxonomy,
  text: string,
  query: Query | undefined,
  vehicle: string | undefined,
) {
  const found = query?.troubleCode === undefined ? undefined : troubleCodeIn(text);
  if (!found) return undefined;
  const { code, means, checks, types } = found;
  const likelyParts = types.flatMap((type) => {
    const names = taxonomy.types.find((it) => it.code === type)?.names;
    const name = names && localized(names, market);
    return name ? [{ name, searchText: [name, vehicle].filter(Boolean).join(' ') }] : [];
  });
  return {
    troubleCode: {
      code,
      meaning: localized(means, market),
      checks: localized(checks, market),
      likelyParts,
    },
  };
}

async function placesOf(
  { db, market }: Context,
  { store }: Shopper,
  place: AskedPlace,
): Promise<ShelfPlaces | null> {
  if (!store) return null;
  const sites = await sitesOf(db, market);
  const warehouses = sites.all.filter(({ kind }) => kind === 'warehouse').map(({ id }) => id);
  const { logistics } = market.terms.delivery;
  return {
    storeId: store.id,
    hubId: store.hubId,
    senderIds: warehouses,
    ...(isMailOnly(logistics, place) && { mailedBelowGrams: logistics.freight.fromGrams }),
  };
}

/** Rows as soon as one replacement part is listed (PLUS-009). */
function layoutOf(taxonomy: Taxonomy, typeIds: readonly number[]): SearchResult['layout'] {
  const layouts = typeIds.map((id) => taxonomy.typeById.get(id)?.layout);
  return layouts.length > 0 && layouts.every((layout) => layout === 'grid') ? 'grid' : 'row';
}
