import { besideJourneys } from './journeys/beside.ts';

besideJourneys('us');
