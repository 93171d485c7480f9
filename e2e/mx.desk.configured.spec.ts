import { deskJourneys } from './journeys/desk.ts';

deskJourneys('mx');
