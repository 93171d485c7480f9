export { DetailsPage as default } from '../pages/garage/DetailsPage.tsx';
