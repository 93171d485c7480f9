export { MakesPage as default } from '../pages/browse/MakesPage.tsx';
