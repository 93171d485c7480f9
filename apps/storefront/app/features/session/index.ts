export { forMembers, headerOf } from './forMembers.ts';
export { memberAction, type MemberForm, type Taken } from './memberAction.ts';
export { signInPath } from './signInPath.ts';
export { useConfig } from './useConfig.ts';
export { useHeaderData } from './useHeaderData.ts';
export { useMyStore } from './useMyStore.ts';
export { useMyVehicle } from './useMyVehicle.ts';
