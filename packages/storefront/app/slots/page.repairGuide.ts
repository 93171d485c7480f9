export { GuidePage as default } from '../pages/guides/GuidePage.tsx';
