import { isDeepStrictEqual } from 'node:util';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { FitVerdict } from '@driveline/api/contract';
import type { ParcelPlace, Supply } from '../availability/availabilityFor.ts';
import { membershipOfCart, type CartDelivery } from '../pricing/membership.ts';
import { withTx } from '../db/tx.ts';
import type { Services } from '../http/services.ts';
import { withPartSets } from '../promotions/partSets.ts';
import { customerKeys } from '../promotions/customerKeys.ts';
import { readPromotions } from '../promotions/readPromotions.ts';
import { readPlan } from '../tenders/readPlan.ts';
import { tenderId, type CartAccount } from '../tenders/tenders.ts';
import { approvedPayment, contentsOf } from '../tenders/approval.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { sitesOf } from '../stores/places.ts';
import { optionFault } from '../catalog/partOptions.ts';
import { keptName } from '../vehicles/vehicleMap.ts';
import { postalPoint } from '../stores/postalPoint.ts';
import type { CartContact, CartLine, CartModel } from './cartModel.ts';
import type { CartPayment } from '../tenders/tenders.ts';
import {
  priceMoved,
  readAddresses,
  readCartRow,
  readLineRows,
  rememberPrices,
  rememberTerms,
  type CartRow,
  type LineRow,
} from './cartStore.ts';
import { localized } from '../messages/localized.ts';
import { promisedFor } from '../availability/fulfilment.ts';
import { unknownFit } from '../ports/fitPort.ts';
import type { PriceInput } from './priceCart.ts';
import { priceForPayment } from './priceForPayment.ts';
import { shareStock, suppliesByLine } from './shareStock.ts';
import { substitutesFor } from './substitutes.ts';

export interface CartReader {
  readonly services: Pick<Services, 'db' | 'clock' | 'tax' | 'fit'>;
  readonly market: ServerMarket;
  /** The preferred vehicle, whose answers are fresher than those that a line was added with. */
  readonly vehicle: SessionVehicle | null;
}

/**
 * The whole cart as it stands now: today's prices, stock, promises, promotions, fit and tax. What it costs is remembered,
 * and where that moved since the shopper saw it last, the version rises: a commit of the older one is refused.
 * @returns undefined when there is no such cart in the market
 */
export async function readCart(reader: CartReader, cartId: string): Promise<CartModel | undefined> {
  const { db } = reader.services;
  const row = await readCartRow(db, cartId);
  if (!row || row.market !== reader.market.code) return undefined;
  const rows = await readLineRows(db, cartId);
  const cart = await buildCart(reader, row, rows);
  if (row.status !== 'OPEN') return cart;
  const moved = rows.filter(priceMoved);
  const terms = termsOf(cart);
  if (moved.length === 0 && isDeepStrictEqual(seenAs(row.version, terms), row.terms_seen)) return cart;
  // After a change of the shopper's own nobody has seen any terms yet: its answer shows them.
  const isFirstLook = moved.length === 0 && row.terms_seen[0] !== versionTag(row.version);
  const version = row.version + (isFirstLook ? 0 : 1);
  const isRemembered = await withTx(db, async (tx) => {
    const isOurs = await rememberTerms(tx, row, { version, terms_seen: seenAs(version, terms) });
    if (isOurs) await rememberPrices(tx, moved);
    return isOurs;
  });
  // Another call has changed it since it was read: what that call wrote was not seen here.
  return isRemembered ? { ...cart, version } : readCart(reader, cartId);
}

/**
 * What the shopper is shown of what the cart costs, and by which of these ways it is paid: promotions, tax, delivery and
 * what an account holds move without anybody touching the cart.
 */
const termsOf = ({
  promotions,
  membership,
  // Each tax by its name is told with the sum that is among the totals; servers of the release before know the sum only.
  // So is what the way to pay takes off, in the discount.
  totals: { taxLines: _taxLines, payDiscountMinor: _payDiscount, ...totals },
  paymentPlan,
}: CartModel): string[] => [
  ...promotions.applied.map(({ promotion: { id, version } }) => `${id}@${version}`).sort(),
  ...(membership?.isChosen ? [`membership:${membership.id}`] : []),
  ...Object.entries(totals).map(([name, amount]) => `${name}:${JSON.stringify(amount)}`),
  ...paymentPlan.accounts.map((account) => `${tenderId(account)}:${account.appliedMinor}`),
];

const versionTag = (version: number): string => `version:${version}`;

/** Terms belong to the version with which they were shown. */
const seenAs = (version: number, terms: readonly string[]): string[] => [versionTag(version), ...terms];

async function buildCart(reader: CartReader, row: CartRow, rows: readonly LineRow[]): Promise<CartModel> {
  const { services, market } = reader;
  const addresses = await readAddresses(services.db, row.id);
  const postalCode = addresses.shipping?.postalCode ?? row.postal_code;
  const destination = postalCode ? await postalPoint(services.db, market, postalCode) : undefined;
  const to = { destination, region: addresses.shipping?.state };
  const supplies = await suppliesOf(reader, row, rows, to);
  const fits = await fitsOf(reader, rows);
  const contact = row.contact as CartContact | null;
  const now = services.clock.now();
  const delivery = row.delivery as CartDelivery | null;
  const promotions = await readPromotions(services.db, {
    market,
    now,
    codes: row.promo_codes,
    customerKeys: customerKeys(row.customer_id, contact?.email),
  });
  const membership = await membershipOfCart(services.db, market.code, now, delivery);
  const input: PriceInput = {
    isMember: membership?.isChosen ?? false,
    tax: services.tax,
    market,
    sites: await sitesOf(services.db, market),
    lines: rows.map((line) => toLine(line, market, supplies.get(line.id), fits.get(line.id))),
    home: { region: to.region ?? destination?.region ?? null, postalCode },
    now,
    promotions: await withPartSets(services.db, market, promotions, rows),
  };
  const accounts = row.accounts as readonly CartAccount[];
  const payment = offeredPayment(market, row.payment as CartPayment | null);
  const { priced, paymentPlan, ...due } = await priceForPayment(input, payment, (totalMinor) =>
    readPlan(services.db, now, market, totalMinor, accounts),
  );
  return {
    ...priced,
    ...due,
    substitutes: await substitutesFor(reader, priced.lines, { ...to, storeId: row.store_id }),
    membership,
    paymentPlan,
    id: row.id,
    version: row.version,
    status: row.status,
    promoCodes: row.promo_codes,
    customerId: row.customer_id,
    postalCode,
    contact,
    ...approvedPayment(payment, paymentPlan.dueMinor, priced.totals, contentsOf(priced.lines)),
    shippingAddress: addresses.shipping,
    billingAddress: addresses.billing,
  };
}

/** A way that the payment service had when it was attached, and has no more, pays nothing. */
const offeredPayment = ({ payments }: ServerMarket, payment: CartPayment | null): CartPayment | null =>
  payments.methods.some(({ id, enabled }) => enabled && id === payment?.method) ? payment : null;

/** Two lines may not promise the same last piece. */
async function suppliesOf(
  { services, market }: CartReader,
  cart: CartRow,
  rows: readonly LineRow[],
  to: ParcelPlace,
): Promise<Map<string, Supply>> {
  const seekers = rows.map((row) => ({ ...row, storeId: row.store_id ?? cart.store_id }));
  const own = await suppliesByLine(services.db, market, to, seekers, services.clock.now());
  return shareStock(rows.map((row) => ({ ...row, partId: row.part_id, supply: own.get(row.id) })));
}

/** Each line is judged by its own vehicle; the shopper's fresh answers count when it is the same one. */
async function fitsOf(
  { services, market, vehicle }: CartReader,
  rows: readonly LineRow[],
): Promise<Map<string, FitVerdict>> {
  const byVehicle = new Map<string, LineRow[]>();
  for (const row of rows) {
    const id = row.vehicle?.map.catalogVehicleId ?? '';
    byVehicle.set(id, [...(byVehicle.get(id) ?? []), row]);
  }
  const fits = new Map<string, FitVerdict>();
  for (const [id, lines] of byVehicle) {
    const own = id !== '' && vehicle?.map.catalogVehicleId === id ? vehicle : (lines[0]?.vehicle ?? null);
    const skus = lines.map(({ sku }) => sku);
    const verdicts = await services.fit.verdicts(services.db, market, own, skus);
    for (const line of lines) fits.set(line.id, verdicts.get(line.sku) ?? unknownFit);
  }
  return fits;
}

/** Named for who reads it. The rest stays as the catalogue has it: an order keeps it. */
const worded = (market: ServerMarket, { source, map }: SessionVehicle): SessionVehicle => ({
  source,
  map: { ...map, vehicleName: keptName(market, map) },
});

function toLine(
  row: LineRow,
  market: ServerMarket,
  supply: Supply | undefined,
  fit: FitVerdict = unknownFit,
): CartLine {
  const cannotBeMade = optionFault(market, row.options, row.offered);
  const promisedAt = cannotBeMade ? null : promisedFor(row.fulfilment, supply?.availability);
  const isMisfit = fit.state === 'DOES_NOT_FIT' && !row.misfit_accepted;
  return {
    id: row.id,
    partId: row.part_id,
    sku: row.sku,
    partNumber: row.part_number,
    brand: row.brand,
    brandSlug: row.brand_slug,
    path: row.path,
    title: localized(row.title, market),
    url: row.url,
    picture: row.picture ?? undefined,
    drawing: row.drawing,
    unit: row.unit,
    quantity: row.quantity,
    fulfilment: row.fulfilment === 'STANDARD' && supply?.isFreight ? 'FREIGHT' : row.fulfilment,
    storeId: row.store_id,
    unitMinor: row.sale_minor ?? row.list_minor,
    listMinor: row.list_minor,
    coreMinor: row.current_core_minor,
    isOnSale: row.sale_minor !== null,
    vehicle: row.vehicle && worded(market, row.vehicle),
    fit,
    misfitAccepted: row.misfit_accepted,
    options: row.options,
    optionFault: cannotBeMade,
    supply,
    promisedAt,
    fault: promisedAt === null ? 'unavailable' : isMisfit ? 'misfit' : null,
    promoMinor: 0,
    payMinor: 0,
    taxMinor: 0,
  };
}
