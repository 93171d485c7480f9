import { bothSidesJourneys } from './journeys/bothSides.ts';

bothSidesJourneys('us', 'control arm');
