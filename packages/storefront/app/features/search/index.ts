export { SearchBox } from './SearchBox.tsx';
export { useSentSearch } from './useSentSearch.ts';
