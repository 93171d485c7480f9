import { shelfJourneys } from './journeys/shelf.ts';

shelfJourneys('mx');
