import { bothSidesJourneys } from './journeys/bothSides.ts';

bothSidesJourneys('br', 'bandeja de suspensão', [true]);
