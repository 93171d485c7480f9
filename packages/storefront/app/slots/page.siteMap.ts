export { SiteMapPage as default } from '../pages/browse/SiteMapPage.tsx';
