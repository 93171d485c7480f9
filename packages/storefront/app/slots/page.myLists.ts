export { ListsPage as default } from '../pages/lists/ListsPage.tsx';
