export { ModelsPage as default } from '../pages/browse/MakesPage.tsx';
