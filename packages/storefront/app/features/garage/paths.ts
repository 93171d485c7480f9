export const VEHICLES_PATH = '/user/myVehicle';
export const MANAGE_PATH = '/user/myVehicle/manage';
export const HISTORY_PATH = '/user/serviceHistory';
export const ADD_SERVICE_PATH = '/user/addServiceHistory';

const of = (path: string, ...ids: readonly string[]) => [path, ...ids.map(encodeURIComponent)].join('/');

/** What is known of a vehicle, and where it is edited (VEHST-017, VEHST-018). */
export const detailsPath = (vehicleId: string) => of('/user/vehicleDetails', vehicleId);
export const editPath = (vehicleId: string) => of('/user/addVehicleDetails', vehicleId);

/** What was done to a vehicle, and where it is noted or corrected (ACCT-053, ACCT-054). */
export const historyPath = (vehicleId: string) => of(HISTORY_PATH, vehicleId);
export const addServicePath = (vehicleId: string, serviceType?: string) =>
  of(ADD_SERVICE_PATH, vehicleId) + (serviceType ? `?serviceType=${encodeURIComponent(serviceType)}` : '');
export const editServicePath = (vehicleId: string, serviceItemId: string) =>
  of(ADD_SERVICE_PATH, vehicleId, serviceItemId);

/** What it needs next (ACCT-055). */
export const maintenancePath = (vehicleId: string) => of('/user/maintenanceIntervals', vehicleId);

/** Begins the name of a check box that chooses a vehicle; its id follows. */
export const CHOSEN = 'vehicle.';
