import { savedCardJourneys } from './journeys/savedCards.ts';

savedCardJourneys('br', [true]);
