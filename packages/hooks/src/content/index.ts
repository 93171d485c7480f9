export { contentQueries } from './contentQueries.ts';
export { labelText } from './labelText.ts';
export * from './useContent.ts';
export { pageQueries } from './pageQueries.ts';
