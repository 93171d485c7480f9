export { freshened, handOver, takeOver } from './handOver.ts';
export type { HandedOver } from './handOver.ts';
export { prefetch } from './prefetch.ts';
