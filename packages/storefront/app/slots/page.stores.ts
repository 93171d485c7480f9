export { StorePage as default } from '../pages/store/StorePage.tsx';
