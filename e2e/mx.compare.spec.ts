import { compareJourneys } from './journeys/compare.ts';

compareJourneys('mx', [true, false]);
