import { reviewJourneys } from './journeys/reviews.ts';

reviewJourneys('br');
