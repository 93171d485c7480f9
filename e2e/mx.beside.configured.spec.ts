import { besideJourneys } from './journeys/beside.ts';

besideJourneys('mx');
