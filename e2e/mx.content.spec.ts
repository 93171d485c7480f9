import { contentJourneys } from './journeys/content.ts';

contentJourneys('mx');
