export { GuidesPage as default } from '../pages/guides/GuidesPage.tsx';
