export { CatalogPage } from './CatalogPage.tsx';
export { loadPath, loadResults } from './loaders.ts';
export { Results } from './Results.tsx';
export { ResultsPage } from './ResultsPage.tsx';
export { searchParameters } from './searchParameters.ts';
