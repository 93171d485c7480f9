export { contentQueries } from './contentQueries.ts';
export * from './useContent.ts';
export { pageQueries } from './pageQueries.ts';
