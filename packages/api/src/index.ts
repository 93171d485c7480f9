export { createB2cClient } from './client/createB2cClient.ts';
export type { B2cClient } from './client/createB2cClient.ts';
export { createClient } from './client/createClient.ts';
export type { CallArgs, RowClient } from './client/createClient.ts';
export type {
  B2cClientOptions,
  B2cEvent,
  CallOptions,
  ClientMarket,
  ClientOptions,
  Fetch,
  PageTypeName,
} from './client/clientOptions.ts';
export { readAnalyticsToken } from './client/analyticsToken.ts';
export { createIdleSession } from './client/idleSession.ts';
export type { IdleSession, IdleSessionOptions, LastCall } from './client/idleSession.ts';
export { createResponseCache } from './client/responseCache.ts';
export type { ResponseCache } from './client/responseCache.ts';
/** What a config may override, as it is without one. */
export { RETRY_COUNT, SESSION_IDLE_MS, TIME_LIMITS_MS } from './constants.ts';
export { B2cError, errorText, GENERIC_ERROR_KEY, isB2cError, OFFLINE_ERROR_KEY } from './errors.ts';
export type { B2cErrorDetails, B2cErrorKind } from './errors.ts';
export { toDecimal, toMinor } from './money.ts';
export type { FlagName } from './contract/flagName.ts';
export type { OrderStatus, OrderType } from './contract/orderStatus.ts';
export type { Endpoint, Lists, TimeoutClass } from './contract/endpoint.ts';
export type { EndpointId, EndpointOf } from './contract/table.ts';
export type { ErrorKey, ErrorKeyOf, InputOf, OutputOf } from './contract/types.ts';
export type { Address, ErrorBody } from './contract/schemas/primitives.ts';
export type { TaxDocumentValues } from './contract/schemas/taxDocument.ts';
export type * from './contract/schemas/afterSale.ts';
export type * from './contract/schemas/availability.ts';
export type * from './contract/schemas/cart.ts';
export type * from './contract/schemas/cartFinding.ts';
export type * from './contract/schemas/catalog.ts';
export type * from './contract/schemas/checkout.ts';
export type * from './contract/schemas/fit.ts';
export type * from './contract/schemas/orders.ts';
export type * from './contract/schemas/payments.ts';
export type * from './contract/schemas/priceInfo.ts';
export type * from './contract/schemas/products.ts';
export type * from './contract/schemas/reviews.ts';
export type * from './contract/schemas/searchResult.ts';
export type * from './contract/schemas/shell.ts';
export type * from './contract/schemas/stores.ts';
export type * from './contract/schemas/vehicles.ts';
