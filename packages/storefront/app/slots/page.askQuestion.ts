export { AskQuestionPage as default } from '../pages/reviews/WritePages.tsx';
