export { JoinPage as default } from '../pages/rewards/HolderPages.tsx';
