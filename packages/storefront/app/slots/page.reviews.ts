export { ReviewsPage as default } from '../pages/landing/ReviewsPage.tsx';
