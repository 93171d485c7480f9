export { forMembers, headerOf } from './forMembers.ts';
export { formAction, type TakenForm, type Taken } from './formAction.ts';
export { signInPath } from './signInPath.ts';
export { useConfig } from './useConfig.ts';
export { useHeaderData } from './useHeaderData.ts';
export { useMyStore } from './useMyStore.ts';
export { useMyVehicle } from './useMyVehicle.ts';
