import { listJourneys } from './journeys/lists.ts';

listJourneys('mx', [true, false]);
