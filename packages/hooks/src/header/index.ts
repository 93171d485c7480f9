export { headerQueries } from './headerQueries.ts';
