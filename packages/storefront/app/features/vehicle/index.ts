export { findVinAction, type VinAnswer } from './findVinAction.ts';
export { loadVehicle } from './loadVehicle.ts';
export { Picker } from './Picker.tsx';
export { VehiclePage } from './VehiclePage.tsx';
export { VinLookUp } from './VinLookUp.tsx';
export { VehicleDrawer } from './overlays.ts';
