export { CatalogPage } from './CatalogPage.tsx';
export { CategoryTiles } from './CategoryTiles.tsx';
export { loadPath, loadResults } from './loaders.ts';
export { ResultsPage } from './ResultsPage.tsx';
