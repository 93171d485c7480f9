import { isB2cError, type B2cClient } from '@driveline/api';
import { vehicleMutations } from './vehicleMutations.ts';

/**
 * Removes a saved vehicle. One that another tab, or a try before this one, has removed is as gone as it should be.
 *
 * @throws B2cError for anything else that the server refuses
 */
export async function forgetVehicle(client: B2cClient, vehicleId: string): Promise<void> {
  try {
    await vehicleMutations.removeVehicle(client).mutate({ vehicleId });
  } catch (error) {
    if (!isB2cError(error) || error.status !== 404) throw error;
  }
}
