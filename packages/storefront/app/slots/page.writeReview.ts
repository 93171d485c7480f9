export { WriteReviewPage as default } from '../pages/reviews/WritePages.tsx';
