import { oneStopJourneys } from './journeys/oneStop.ts';

oneStopJourneys('mx', [true]);
