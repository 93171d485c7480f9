import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { endpoints, schemas, type EndpointId } from '@driveline/api/contract';
import { newRewardsId } from '../src/rewards/rewardsId.ts';
import type { Owner } from './client/acquire.ts';
import type { Sample } from './samples/sample.ts';
import { samplesOf } from './samples/samples.ts';
import type { Shopper } from './client/shopper.ts';

export type Part = 'params' | 'query' | 'body';

/** A field of a call that names something of one customer. */
interface OwnedField {
  readonly of: (owner: Owner) => unknown;
  /** One of the same shape that nobody has. */
  readonly nobodys: () => unknown;
}

const id = (of: OwnedField['of']): OwnedField => ({ of, nobodys: () => randomUUID() });
const order: OwnedField = { of: ({ orderId }) => orderId, nobodys: () => 'W0000000000' };

const owned: Readonly<Record<string, OwnedField>> = {
  commerceId: id(({ commerceId }) => commerceId),
  commerceItemId: id(({ lineId }) => lineId),
  savedItemId: id(({ savedItemId }) => savedItemId),
  listId: id(({ listId }) => listId),
  cardId: id(({ cardId }) => cardId),
  addressId: id(({ addressId }) => addressId),
  vehicleId: id(({ vehicleId }) => vehicleId),
  serviceItemId: id(({ serviceItemId }) => serviceItemId),
  warrantyId: id(({ warrantyId }) => warrantyId),
  warrantyItemId: id(({ warrantyItemId }) => warrantyItemId),
  orderId: order,
  purchaseId: id(({ purchaseId }) => purchaseId),
  shipmentId: id(({ shipmentId }) => shipmentId),
  rewardsCardNumber: { of: ({ rewardsId }) => rewardsId, nobodys: newRewardsId },
  rewardsIds: { of: ({ rewardsId }) => [rewardsId], nobodys: () => [newRewardsId()] },
};

/** Why a field of that name in one call names nothing of a customer, or is proven otherwise. */
const elsewhere: Readonly<Record<string, readonly EndpointId[]>> = {
  'a vehicle of the catalogue': [
    'cart.addItem',
    'cart.addConfigItem',
    'catalog.product',
    'catalog.productByGateway',
    'catalog.suggestions',
    'catalog.suggestionsByGateway',
    'catalog.search',
    'catalog.skuDetails',
    'catalog.relatedParts',
    'catalog.reviews',
    'garage.repairGuide',
    'vehicles.updatePreferred',
  ],
  'one of a buyer, which reviews.test.ts proves': ['catalog.writeReview'],
  'one of this browser, which keepFromOrder.test.ts proves': ['identity.register'],
  'a text for the desk': ['chat.start', 'contact.send'],
  'number and contact together are the proof': ['orders.lookup'],
  'a filter of the own list': ['orders.history'],
  'a method of shipping': ['checkout.setShipment'],
};
const isElsewhere = new Set(Object.values(elsewhere).flat());

/**
 * Further fields that end like an identity and are none. A gift card's is looked for among those that pay the
 * caller's own order, which no field names; lines are those of the cart that `commerceId` names, others are passed over.
 */
const notOwned =
  /^(sku|removedSku|store|make|model|vehicleType|brand|partGroup|catalogVehicle|guide|question|destination|deal|fiscal|tax|payer|item|giftCard)(Id|Ids|Number|Numbers)$|^(phone|telephone|part|serial|receipt|page|card)Number$|^(captcha|membership|candidate)Token$|^token$|^rewardsId$|^commerceItemIds$/;

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** Names of the fields of a call in one part, however deep. */
function fieldsOf(id: EndpointId, part: Part): string[] {
  const schema = (schemas[id] as Partial<Record<Part, z.ZodMiniType>>)[part];
  const names = ({ properties = {}, items }: Shape): string[] => [
    ...Object.entries(properties).flatMap(([name, shape]) => [name, ...names(shape)]),
    ...(items ? names(items) : []),
  ];
  return schema ? names(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : [];
}

const parts: readonly Part[] = ['params', 'query', 'body'];
const ids = Object.keys(endpoints) as EndpointId[];

/**
 * Fields that look like an identity and of which no table says whose.
 * @internal for tests of the server
 */
export const unplaced = ids.flatMap((id) =>
  parts
    .flatMap((part) => fieldsOf(id, part))
    .filter((name) => /(Id|Ids|Number|Numbers|[tT]oken)$/.test(name))
    .filter((name) => !Object.hasOwn(owned, name) && !notOwned.test(name))
    .map((name) => `${id}: ${name}`),
);

/** Every call that takes something of one customer, and the name of it. */
export const ownedFields: readonly (readonly [EndpointId, string])[] = ids
  .filter((id) => !isElsewhere.has(id))
  .flatMap((id) => {
    const names = new Set(parts.flatMap((part) => fieldsOf(id, part)));
    return [...names].filter((name) => Object.hasOwn(owned, name)).map((name) => [id, name] as const);
  });

/** The call as its owner makes it, about what is the owner's. */
export function ownCall(owner: Owner, id: EndpointId): Sample {
  const ofOrder = id.startsWith('orders.');
  const mine = Object.fromEntries(Object.entries(owned).map(([key, { of }]) => [key, of(owner)]));
  if (ofOrder) mine['commerceItemId'] = owner.orderItemId;
  return changed(samplesOf(owner)[id], mine);
}

/** The call as its owner makes it, and the same with the field of nobody. */
export function callsOf(owner: Owner, id: EndpointId, name: string): { own: Sample; nobodys: Sample } {
  const own = ownCall(owner, id);
  const nobodys = owned[name]?.nobodys();
  // The card that is kept is one of those that are joined.
  const keep = Array.isArray(nobodys) ? { keep: nobodys[0] as unknown } : {};
  return { own, nobodys: changed(own, { [name]: nobodys, ...keep }) };
}

/** The sample with other values for the fields of these names, at any depth. */
export function changed<T>(value: T, by: Readonly<Record<string, unknown>>): T {
  if (Array.isArray(value)) return value.map((each: unknown) => changed(each, by)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, Object.hasOwn(by, key) ? by[key] : changed(each, by)]),
  ) as T;
}

/** What a caller learns: status and keys. */
export async function learned(shopper: Shopper, id: EndpointId, input: unknown) {
  const { status, text } = await shopper.call(id, input);
  if (status < 400) return { status };
  const { errorDetails } = JSON.parse(text) as { errorDetails: { errorMessageKey: string }[] };
  return { status, keys: errorDetails.map(({ errorMessageKey }) => errorMessageKey) };
}

/** What is gone is gone: a removal answers 200 also for what never was, so that the owner's list is looked at. */
export const removals: Partial<Record<EndpointId, { list: EndpointId; of: (owner: Owner) => string }>> = {
  'cart.removeItem': { list: 'cart.detail', of: ({ lineId }) => lineId },
  'cart.removeSaved': { list: 'cart.saved', of: ({ savedItemId }) => savedItemId },
  'cart.removeList': { list: 'cart.lists', of: ({ listId }) => listId },
  'vehicles.remove': { list: 'vehicles.list', of: ({ vehicleId }) => vehicleId },
};

export const isRemoval = (id: EndpointId): boolean => Object.hasOwn(removals, id);
