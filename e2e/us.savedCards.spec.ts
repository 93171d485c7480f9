import { savedCardJourneys } from './journeys/savedCards.ts';

savedCardJourneys('us');
