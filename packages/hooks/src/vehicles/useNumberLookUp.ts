import type { VehicleMap } from '@driveline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { numberQuery, type NumberFound, type VehicleNumber } from './vehicleNumber.ts';

/**
 * Looks vehicles up by a number in place, one at a time.
 * @param errorText words a failure
 */
export function useNumberLookUp(kind: VehicleNumber, errorText: (error: unknown) => string) {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const [found, setFound] = useState<NumberFound>();
  const [isPending, setPending] = useState(false);
  const find = async (number: string): Promise<void> => {
    setPending(true);
    try {
      const { vehicles } = await queryClient.fetchQuery(numberQuery(client, kind, number));
      setFound({ kind, number, vehicles });
    } catch (error) {
      setFound({ kind, number, message: errorText(error) });
    } finally {
      setPending(false);
    }
  };
  return { found, isPending, find };
}

/** What a VIN was found to mean, or why nothing was found, worded. */
export type VinFound = {
  readonly vin: string;
  readonly vehicles?: readonly VehicleMap[];
  readonly message?: string;
};

/**
 * Looks VINs up in place, one at a time.
 * @param errorText words a failure
 * @deprecated Use `useNumberLookUp('vin', errorText)`.
 */
export function useVinLookUp(errorText: (error: unknown) => string) {
  const { found, ...lookUp } = useNumberLookUp('vin', errorText);
  const { number, vehicles, message } = found ?? {};
  const vin: VinFound | undefined =
    number === undefined
      ? undefined
      : { vin: number, ...(vehicles && { vehicles }), ...(message && { message }) };
  return { found: vin, ...lookUp };
}
