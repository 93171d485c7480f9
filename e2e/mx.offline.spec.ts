import { offlineJourneys } from './journeys/offline.ts';

offlineJourneys('mx');
