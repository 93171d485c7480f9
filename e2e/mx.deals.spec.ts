import { dealsJourneys } from './journeys/deals.ts';

dealsJourneys('mx');
