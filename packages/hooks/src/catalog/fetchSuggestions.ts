import type { B2cClient, Suggestions } from '@driveline/api';
import type { Shopper } from '../shopper/shopper.ts';
import { channelParameters, discoveryParameters, gatewayVehicle } from './vehicleParameters.ts';

const NOTHING: Suggestions = { generalSuggestions: [], productTitleSuggestions: [] };

/**
 * CATALOG-009: the navigation search while both vehicle flags are on, else product discovery.
 * A failure reads as no suggestions (CATALOG-010); only a cancelled call throws.
 */
export async function fetchSuggestions(
  client: B2cClient,
  searchTerm: string,
  shopper: Shopper,
  signal?: AbortSignal,
): Promise<Suggestions> {
  const bothOn = client.flag('ACES_ENABLED') && client.flag('acesNonVehicleEndpointsEnabled');
  const shared = { ...discoveryParameters(client), ...channelParameters, searchTerm };
  try {
    if (!bothOn) {
      const query = { ...shared, vehicleId: shopper.vehicle?.vehicleId };
      return await client.call('catalog.suggestions', { query }, { signal });
    }
    const query = { ...shared, ...gatewayVehicle(client, shopper), storeId: shopper.storeNumber };
    return await client.call('catalog.suggestionsByGateway', { query }, { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    return NOTHING;
  }
}
