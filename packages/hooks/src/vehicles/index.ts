export * from './vehicleChange.ts';
export { vehicleMutations } from './vehicleMutations.ts';
export { levelParameters, pickLevel, picksOf } from './vehiclePicks.ts';
export type { VehicleLevelName, VehiclePicks } from './vehiclePicks.ts';
export * from './vehiclePicker.ts';
export { vehicleQueries } from './vehicleQueries.ts';
export type { LevelParameters } from './vehicleQueries.ts';
export { engineText, vehicleLabel } from './vehicleText.ts';
export * from './vehicleTooltip.ts';
