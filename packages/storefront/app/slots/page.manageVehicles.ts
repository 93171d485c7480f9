export { ManagePage as default } from '../pages/garage/ManagePage.tsx';
