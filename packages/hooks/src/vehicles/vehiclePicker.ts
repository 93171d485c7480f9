import type { Step } from '../machine/machine.ts';

/** VEHST-006 to VEHST-008: the picker, and from where it was opened. */
export interface VehiclePicker {
  readonly status: 'closed' | 'open' | 'updating';
  readonly source: PickerSource | undefined;
}

export type PickerSource = 'header' | 'ymme alert';

export type VehiclePickerEvent =
  | { readonly type: 'open'; readonly source: PickerSource }
  | { readonly type: 'close' | 'update' | 'failed' }
  /** `isSeoPage`: the page came by the catch-all path. */
  | { readonly type: 'updated'; readonly isSeoPage: boolean };

export type VehiclePickerEffect =
  /** Keep it as `ymmeActionSource`. */
  { readonly type: 'keepSource'; readonly source: PickerSource } | { readonly type: 'refreshPage' };

export const initialVehiclePicker: VehiclePicker = { status: 'closed', source: undefined };

/** VEHST-006 to VEHST-008: stays open while it updates, and closes when that succeeds. */
export function vehiclePicker(
  state: VehiclePicker,
  event: VehiclePickerEvent,
): Step<VehiclePicker, VehiclePickerEffect> {
  const { status } = state;
  switch (event.type) {
    case 'open':
      if (status !== 'closed') return [state];
      return [
        { status: 'open', source: event.source },
        { type: 'keepSource', source: event.source },
      ];
    case 'close':
      return status === 'open' ? [initialVehiclePicker] : [state];
    case 'update':
      return status === 'open' ? [{ ...state, status: 'updating' }] : [state];
    case 'failed':
      return status === 'updating' ? [{ ...state, status: 'open' }] : [state];
    case 'updated':
      if (status !== 'updating') return [state];
      return event.isSeoPage ? [initialVehiclePicker, { type: 'refreshPage' }] : [initialVehiclePicker];
  }
}
