import { storeJourneys } from './journeys/stores.ts';

storeJourneys('br');
