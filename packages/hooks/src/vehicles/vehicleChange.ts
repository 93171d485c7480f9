import type { HeaderData } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** The part of `vehicleMap` that tells one vehicle from another. */
interface Vehicle {
  readonly vehicleId: string;
  readonly vehicleName: string;
  readonly vehicleCount: number;
}

/** What the shopper is told of another vehicle. */
export interface VehicleChange {
  /** VEHST-011, VEHST-012: what the snackbar says; nothing in the app, but on its shelves (CONF-028). */
  readonly message: 'shoppingFor' | 'scrollToSeeFit' | undefined;
  readonly vehicle: string;
}

interface Place {
  readonly isShelf: boolean;
  readonly isMobileApp: boolean;
}

/** The vehicle that the page knows. */
export const cachedVehicle = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<HeaderData>({ queryKey: queryRoots.header })
    .map(([, header]) => header?.vehicleMap)
    .find(Boolean) ?? null;

/**
 * VEHST-010 to VEHST-012: what a change of the vehicle is followed by; nothing while it stays or ends. The change
 * also is an add-vehicle event for analytics.
 */
export function vehicleChange(
  before: Vehicle | null,
  after: Vehicle | null,
  place: Place,
): VehicleChange | undefined {
  const isNew =
    after && (after.vehicleCount > (before?.vehicleCount ?? 0) || after.vehicleId !== before?.vehicleId);
  if (!isNew) return undefined;
  return { message: messageAt(place), vehicle: after.vehicleName };
}

function messageAt({ isShelf, isMobileApp }: Place): VehicleChange['message'] {
  if (!isMobileApp) return 'shoppingFor';
  return isShelf ? 'scrollToSeeFit' : undefined;
}
