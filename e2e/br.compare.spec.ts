import { compareJourneys } from './journeys/compare.ts';

compareJourneys('br');
