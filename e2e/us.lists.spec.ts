import { listJourneys } from './journeys/lists.ts';

listJourneys('us', [true, false]);
