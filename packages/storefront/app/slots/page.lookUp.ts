export { CatalogPage as default } from '../pages/catalog/CatalogPage.tsx';
