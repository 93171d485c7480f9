export * from './contactModal.ts';
