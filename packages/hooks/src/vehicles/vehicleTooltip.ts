import { VEHICLE_TOOLTIP_S } from '../constants.ts';
import type { Due, Step, StopWaiting, Wait } from '../machine/machine.ts';

/** What VEHST-013 asks about. */
export interface TooltipSituation {
  /** `YMME_TOOLTIP_ENABLED` */
  readonly flag: boolean;
  /** The state allows the tooltip: nothing else lies over the page. */
  readonly isEnabled: boolean;
  /** A pointer, key or scroll event since the page load. */
  readonly wasActive: boolean;
  readonly hasVehicle: boolean;
  readonly page:
    | { readonly kind: 'product'; readonly isApplicationProduct: boolean }
    | { readonly kind: 'shelf'; readonly hasVehicleSpecificItems: boolean }
    | { readonly kind: 'other' };
  /** Seconds, of the config. */
  readonly timeoutS?: number;
}

/** VEHST-013 */
export function mayShowTooltip({ flag, isEnabled, wasActive, hasVehicle, page }: TooltipSituation): boolean {
  const isRightPage =
    page.kind === 'product'
      ? page.isApplicationProduct
      : page.kind === 'shelf' && page.hasVehicleSpecificItems;
  return flag && isEnabled && wasActive && !hasVehicle && isRightPage;
}

/** `off`: a vehicle was saved or the tooltip dismissed; it does not return before the page is loaded again. */
export type VehicleTooltip = 'hidden' | 'waiting' | 'shown' | 'off';

export type VehicleTooltipEvent =
  { readonly type: 'situation'; readonly situation: TooltipSituation } | { readonly type: 'dismiss' } | Due;

export const initialVehicleTooltip = 'hidden' as VehicleTooltip;

/** VEHST-013 to VEHST-015: hints at the picker after a while, until a vehicle is saved. */
export function vehicleTooltip(
  state: VehicleTooltip,
  event: VehicleTooltipEvent,
): Step<VehicleTooltip, Wait | StopWaiting> {
  if (event.type === 'due') return [state === 'waiting' ? 'shown' : state];
  if (event.type === 'dismiss') return [state === 'shown' ? 'off' : state];
  const { situation } = event;
  if (state === 'off') return [state];
  if (situation.hasVehicle) return state === 'waiting' ? ['off', { type: 'stopWaiting' }] : ['off'];
  const may = mayShowTooltip(situation);
  if (state === 'hidden' && may) {
    return ['waiting', { type: 'wait', ms: (situation.timeoutS ?? VEHICLE_TOOLTIP_S) * 1000 }];
  }
  if (may || state === 'hidden') return [state];
  return state === 'waiting' ? ['hidden', { type: 'stopWaiting' }] : ['hidden'];
}
