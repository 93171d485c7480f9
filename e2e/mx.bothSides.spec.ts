import { bothSidesJourneys } from './journeys/bothSides.ts';

bothSidesJourneys('mx', 'horquilla');
