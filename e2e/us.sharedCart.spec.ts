import { sharedCartJourneys } from './journeys/sharedCart.ts';

sharedCartJourneys('us', [true, false]);
