export { contentQueries } from './contentQueries.ts';
export * from './useContent.ts';
