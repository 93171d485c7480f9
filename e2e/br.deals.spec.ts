import { dealsJourneys } from './journeys/deals.ts';

dealsJourneys('br');
