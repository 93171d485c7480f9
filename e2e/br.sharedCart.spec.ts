import { sharedCartJourneys } from './journeys/sharedCart.ts';

sharedCartJourneys('br');
