export * from './machine.ts';
export { useMachine } from './useMachine.ts';
export { EdgeProvider, useEdge } from './Edge.ts';
export type { Edge } from './Edge.ts';
