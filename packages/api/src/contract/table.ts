import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './account.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { chatEndpoints } from './chat.ts';
import { dealsEndpoints } from './deals.ts';
import { garageEndpoints } from './garage.ts';
import { warrantiesEndpoints } from './warranties.ts';
import { contentEndpoints } from './content.ts';
import { contactEndpoints } from './contact.ts';
import { identityEndpoints } from './identity.ts';
import { ordersEndpoints } from './orders.ts';
import { rewardsEndpoints } from './rewards.ts';
import { promotionsEndpoints } from './promotions.ts';
import { checkoutEndpoints } from './checkout.ts';
import { giftCardsEndpoints } from './giftCards.ts';
import { shellEndpoints } from './shell.ts';
import { storesEndpoints } from './stores.ts';
import { vehiclesEndpoints } from './vehicles.ts';

const tableOf = () => [
  ...accountEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...chatEndpoints,
  ...dealsEndpoints,
  ...garageEndpoints,
  ...warrantiesEndpoints,
  ...contentEndpoints,
  ...contactEndpoints,
  ...identityEndpoints,
  ...ordersEndpoints,
  ...rewardsEndpoints,
  ...promotionsEndpoints,
  ...checkoutEndpoints,
  ...giftCardsEndpoints,
  ...shellEndpoints,
  ...storesEndpoints,
  ...vehiclesEndpoints,
];

type Row = ReturnType<typeof tableOf>[number];

export type EndpointId = Row['id'];

/** One row, by its id. */
export type EndpointOf<K extends EndpointId> = Endpoint & { readonly id: K };

type Endpoints = { readonly [K in EndpointId]: Extract<Row, { readonly id: K }> };

const byId = () => Object.fromEntries(tableOf().map((row) => [row.id, row])) as Endpoints;

/** Every call of the contract: policy only, so that a browser that imports it ships no validator. */
export const endpoints = /* @__PURE__ */ byId();
