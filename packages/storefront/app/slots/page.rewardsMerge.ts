export { MergePage as default } from '../pages/rewards/MergePage.tsx';
