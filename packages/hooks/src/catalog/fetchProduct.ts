import type { B2cClient, OutputOf } from '@driveline/api';
import type { Shopper } from '../shopper/shopper.ts';
import { channelParameters, discoveryParameters, gatewayVehicle, usesGateway } from './vehicleParameters.ts';

/** One way to name a product; `productDetailsPageUrl` is understood by both calls. */
export interface ProductParameters {
  readonly productDetailsPageUrl?: string;
  readonly itemIds?: string;
  readonly partNumber?: string;
  readonly lineCode?: string;
  readonly partGroupId?: string;
  readonly brandId?: string;
}

type Answer = OutputOf<'catalog.product'>;

/**
 * CATALOG-020: the gateway's product call while `ACES_ENABLED` is on, else product discovery's, as for a sku alone.
 * The id that every answer carries is left out: nobody reads it, and a public page that hands it over would never be
 * the same twice.
 */
export async function fetchProduct(
  client: B2cClient,
  parameters: ProductParameters,
  shopper: Shopper,
  signal?: AbortSignal,
): Promise<Omit<Answer, 'xFusionQueryId'>> {
  const { xFusionQueryId: _, ...answer } = await askForProduct(client, parameters, shopper, signal);
  return answer;
}

function askForProduct(
  client: B2cClient,
  parameters: ProductParameters,
  shopper: Shopper,
  signal?: AbortSignal,
): Promise<Answer> {
  const { productDetailsPageUrl, partGroupId, brandId, itemIds, partNumber, lineCode } = parameters;
  const shared = {
    ...discoveryParameters(client),
    productDetailsPageUrl,
    storeId: shopper.storeNumber,
    userSegment: shopper.userSegment,
  };
  // The gateway finds no part by its sku or number.
  if (usesGateway(client) && (productDetailsPageUrl ?? partGroupId) !== undefined) {
    const query = { ...shared, ...gatewayVehicle(client, shopper), partGroupId, brandId };
    return client.call('catalog.productByGateway', { query }, { signal });
  }
  const query = {
    ...shared,
    ...channelParameters,
    itemIds,
    partNumber,
    lineCode,
    vehicleId: shopper.vehicle?.vehicleId,
  };
  return client.call('catalog.product', { query }, { signal });
}
