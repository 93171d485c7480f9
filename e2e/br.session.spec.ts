import { sessionJourneys } from './journeys/session.ts';

sessionJourneys('br');
