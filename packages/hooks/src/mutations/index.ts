export { askAnew } from './askAnew.ts';
export type { Mutation } from './mutation.ts';
export { mutations } from './mutations.ts';
export { useB2cMutation } from './useB2cMutation.ts';
export * from './useMutations.ts';
