import { homeJourneys } from './journeys/home.ts';

homeJourneys('us');
