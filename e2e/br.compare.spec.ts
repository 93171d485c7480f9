import { compareJourneys } from './journeys/compare.ts';

compareJourneys('br', [true, false]);
