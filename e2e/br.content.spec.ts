import { contentJourneys } from './journeys/content.ts';

contentJourneys('br');
