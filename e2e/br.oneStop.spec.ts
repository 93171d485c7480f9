import { oneStopJourneys } from './journeys/oneStop.ts';

oneStopJourneys('br', [true]);
