import { shelfJourneys } from './journeys/shelf.ts';

shelfJourneys('br');
