import { accountAfterJourneys } from './journeys/accountAfter.ts';

accountAfterJourneys('mx');
