import { VinFinder } from '@driveline/ui';
import { formTarget } from '../../intents/formTarget.ts';
import type { VinAnswer } from './findVinAction.ts';
import { useVin } from './useVin.ts';

/** The VIN's field alone, on a page whose address takes its post. */
export function VinLookUp({ action, vin }: { action: string; vin: VinAnswer | undefined }) {
  return <VinFinder {...useVin(vin, action)} save={formTarget('set-vehicle')} wide />;
}
