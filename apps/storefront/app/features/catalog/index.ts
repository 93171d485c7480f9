export { CatalogPage } from './CatalogPage.tsx';
export { loadPath, loadResults } from './loaders.ts';
