/** The part of `vehicleMap` that tells one vehicle from another. */
interface Vehicle {
  readonly vehicleId: string;
  readonly vehicleName: string;
  readonly vehicleCount: number;
}

export interface VehicleChange {
  /** VEHST-011, VEHST-012: what the snackbar says. */
  readonly message: 'shoppingFor' | 'scrollToSeeFit';
  readonly vehicle: string;
}

/**
 * VEHST-010 to VEHST-012: what a change of the vehicle is followed by; nothing while it stays or ends. The change
 * also is an add-vehicle event for analytics.
 */
export function vehicleChange(
  before: Vehicle | null,
  after: Vehicle | null,
  place: { readonly isShelf: boolean; readonly isMobileApp: boolean },
): VehicleChange | undefined {
  const isNew =
    after && (after.vehicleCount > (before?.vehicleCount ?? 0) || after.vehicleId !== before?.vehicleId);
  if (!isNew) return undefined;
  const message = place.isShelf && place.isMobileApp ? 'scrollToSeeFit' : 'shoppingFor';
  return { message, vehicle: after.vehicleName };
}
