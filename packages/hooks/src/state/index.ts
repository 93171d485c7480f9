export * from './appState.ts';
export * from './globalState.ts';
export * from './headerFacts.ts';
export { useStateOf } from './useStateOf.ts';
