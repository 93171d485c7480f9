import { rememberedJourneys } from './journeys/remembered.ts';

rememberedJourneys('us');
