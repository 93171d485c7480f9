import { offlineJourneys } from './journeys/offline.ts';

offlineJourneys('br');
