const of = (path: string, ...ids: readonly string[]) => [path, ...ids.map(encodeURIComponent)].join('/');

export const manageVehicles = () => '/user/myVehicle/manage';

/** What is known of a vehicle, and where it is edited (VEHST-017, VEHST-018). */
export const vehicle = (vehicleId: string) => of('/user/vehicleDetails', vehicleId);
export const editVehicle = (vehicleId: string) => of('/user/addVehicleDetails', vehicleId);

/** What was done to a vehicle, or the vehicles to choose from (ACCT-053). */
export const serviceHistory = (vehicleId?: string) =>
  vehicleId === undefined ? '/user/serviceHistory' : of('/user/serviceHistory', vehicleId);

/** Where a service is noted, or the vehicles to choose from (ACCT-054). */
export const addService = (vehicleId?: string, serviceType?: string) =>
  (vehicleId === undefined ? '/user/addServiceHistory' : of('/user/addServiceHistory', vehicleId)) +
  (serviceType ? `?${new URLSearchParams({ serviceType })}` : '');

/** Where a noted service is corrected. */
export const editService = (vehicleId: string, serviceItemId: string) =>
  of('/user/addServiceHistory', vehicleId, serviceItemId);

/** What it needs next (ACCT-055). */
export const maintenance = (vehicleId: string) => of('/user/maintenanceIntervals', vehicleId);

/** Guides of a vehicle; without one, of the vehicle that the shop is for (ACCT-056). */
export const guides = (vehicleId?: string | null) =>
  vehicleId ? `/user/repairGuides?${new URLSearchParams({ vehicleId })}` : '/user/repairGuides';

/** One guide (ACCT-057). */
export const guide = (guideId: string, vehicleId?: string) =>
  `/user/repairGuideContent?${new URLSearchParams({ guideId, ...(vehicleId && { vehicleId }) })}`;
