import { sharedCartJourneys } from './journeys/sharedCart.ts';

sharedCartJourneys('mx');
