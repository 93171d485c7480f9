export { contentQueries } from './contentQueries.ts';
