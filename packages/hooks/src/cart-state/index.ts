export * from './cartLifecycle.ts';
export * from './orderDetailsLifecycle.ts';
