export { headerQueries } from './headerQueries.ts';
export { useHeader } from './useHeader.ts';
