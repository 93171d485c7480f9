export { ComparePage as default } from '../pages/catalog/ComparePage.tsx';
