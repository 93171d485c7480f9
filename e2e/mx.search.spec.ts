import { searchJourneys } from './journeys/search.ts';

searchJourneys('mx');
