export { UpdatePage as default } from '../pages/rewards/HolderPages.tsx';
