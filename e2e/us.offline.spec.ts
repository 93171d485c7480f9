import { offlineJourneys, refusedPostJourneys } from './journeys/offline.ts';

offlineJourneys('us');
refusedPostJourneys();
