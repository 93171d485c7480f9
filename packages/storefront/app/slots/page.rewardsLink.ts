export { LinkPage as default } from '../pages/rewards/LinkPage.tsx';
