export { ResultsPage as default } from '../pages/catalog/ResultsPage.tsx';
