import type { VehicleMap } from '@driveline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { vehicleQueries } from './vehicleQueries.ts';

/** What a VIN was found to mean, or why nothing was found, worded. */
export type VinFound = {
  readonly vin: string;
  readonly vehicles?: readonly VehicleMap[];
  readonly message?: string;
};

/** A VIN as it is sent: people copy it with spaces and dashes. */
export const bareVin = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * Looks VINs up in place, one at a time.
 * @param errorText words a failure
 */
export function useVinLookUp(errorText: (error: unknown) => string) {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const [found, setFound] = useState<VinFound>();
  const [isPending, setPending] = useState(false);
  const find = async (vin: string): Promise<void> => {
    setPending(true);
    try {
      setFound({ vin, ...(await queryClient.fetchQuery(vehicleQueries.byVin(client, vin))) });
    } catch (error) {
      setFound({ vin, message: errorText(error) });
    } finally {
      setPending(false);
    }
  };
  return { found, isPending, find };
}
