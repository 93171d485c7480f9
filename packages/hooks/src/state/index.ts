export type { AppState, ClientState, OrderStatus, PageFacts } from './appState.ts';
export { deviceOf } from './device.ts';
export type { Device } from './device.ts';
export type { GlobalState, GlobalStateKey } from './globalState.ts';
export * from './analyticsData.ts';
export * from './headerFacts.ts';
export { showsAnimation } from './showsAnimation.ts';
export { Activation } from './Activation.ts';
export { latePart, lazyPart } from './latePart.ts';
