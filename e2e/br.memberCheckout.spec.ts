import { memberCheckoutJourneys } from './journeys/memberCheckout.ts';

memberCheckoutJourneys('br');
