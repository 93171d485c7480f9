import type { FitVerdict } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import type { SessionVehicle } from './session.ts';

/** What cart and order ask the fitment module. */
export interface FitPort {
  /** Verdicts by sku; a sku that is left out counts as unknown. */
  verdicts(
    db: Executor,
    market: Market,
    vehicle: SessionVehicle | null,
    skus: readonly string[],
  ): Promise<ReadonlyMap<string, FitVerdict>>;
}

export const unknownFit: FitVerdict = { state: 'NO_VEHICLE', reasons: [] };
