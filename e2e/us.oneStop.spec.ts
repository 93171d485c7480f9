import { oneStopJourneys } from './journeys/oneStop.ts';

oneStopJourneys('us');
