import { sessionJourneys } from './journeys/session.ts';

sessionJourneys('mx');
