import { homeJourneys } from './journeys/home.ts';

homeJourneys('mx');
