export { findVinAction } from './findVinAction.ts';
export { loadVehicle } from './loadVehicle.ts';
export { Picker } from './Picker.tsx';
export { VehiclePage } from './VehiclePage.tsx';
export { VehicleDrawer } from './overlays.ts';
