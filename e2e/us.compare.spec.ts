import { compareJourneys } from './journeys/compare.ts';

compareJourneys('us', [true, false]);
