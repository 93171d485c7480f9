import { formatJourneys } from './journeys/formats.ts';

formatJourneys('mx');
