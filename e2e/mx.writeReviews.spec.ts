import { writeReviewJourneys } from './journeys/writeReviews.ts';

writeReviewJourneys('mx');
