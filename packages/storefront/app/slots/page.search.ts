export { ResultsPage as default } from '../pages/catalog/ShelfPages.tsx';
