import { storeJourneys } from './journeys/stores.ts';

storeJourneys('mx');
