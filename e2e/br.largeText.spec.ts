import { largeTextJourneys } from './journeys/largeText.ts';

largeTextJourneys('br');
