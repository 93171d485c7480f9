export * from './appState.ts';
export { deviceOf } from './device.ts';
export type { Device } from './device.ts';
export * from './globalState.ts';
export * from './headerFacts.ts';
export { useStateOf } from './useStateOf.ts';
export { useActivation } from './useActivation.ts';
