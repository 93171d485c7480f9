export * from './machine.ts';
export { useMachine } from './useMachine.ts';
