export { askAnew } from './askAnew.ts';
export { bodyMutation, pathMutation } from './bodyMutation.ts';
export type { BodyOf, ParamsOf } from './bodyMutation.ts';
export { bound } from './mutation.ts';
export type { Mutation, Undo } from './mutation.ts';
export { runMutation } from './runMutation.ts';
export { showChange } from './showChange.ts';
export { useB2cMutation } from './useB2cMutation.ts';
