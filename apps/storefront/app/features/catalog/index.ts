export { CatalogPage } from './CatalogPage.tsx';
export { loadPath, loadResults } from './loaders.ts';
export { ResultsPage } from './ResultsPage.tsx';
