import { listJourneys } from './journeys/lists.ts';

listJourneys('br');
