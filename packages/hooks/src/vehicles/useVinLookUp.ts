import type { VehicleMap } from '@driveline/api';
import { useNumberLookUp } from './useNumberLookUp.ts';

/** What a VIN was found to mean, or why nothing was found, worded. */
export type VinFound = {
  readonly vin: string;
  readonly vehicles?: readonly VehicleMap[];
  readonly message?: string;
};

/**
 * Looks VINs up in place, one at a time.
 * @param errorText words a failure
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
