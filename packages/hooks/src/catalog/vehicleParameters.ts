import type { B2cClient } from '@driveline/api';
import type { Shopper } from '../shopper/shopper.ts';
import { vehicleQuestions } from '../shopper/shopper.ts';

/** Parameters that every product-discovery call shares (CATALOG-016 to CATALOG-019). */
export const discoveryParameters = (client: B2cClient) => ({
  country: client.market.productCountry,
  preview: 'false',
});

/** The shop's kind of customer and channel, on the calls that ask for it. */
export const channelParameters = { customerType: 'B2C', salesChannel: 'ECOMM' } as const;

/**
 * The vehicle as the newer catalogue names it. In the transition between the catalogues the older id goes
 * along (STATE-029).
 */
export function gatewayVehicle(client: B2cClient, { vehicle }: Shopper) {
  return {
    year: vehicle?.year,
    makeId: vehicle?.makeId,
    modelId: vehicle?.modelId,
    vehicleTypeId: vehicle?.vehicleTypeId,
    vehicleQuestions: vehicleQuestions(vehicle?.answers),
    vehicleId: client.flag('TRANSITION_PHASE') ? vehicle?.vehicleId : undefined,
  };
}

/** Whether the newer catalogue answers (STATE-027). */
export const usesGateway = (client: B2cClient) => client.flag('ACES_ENABLED');
