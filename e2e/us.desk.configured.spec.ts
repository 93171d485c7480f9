import { deskJourneys } from './journeys/desk.ts';

deskJourneys('us');
