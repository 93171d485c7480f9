import { checkoutJourneys } from './journeys/checkout.ts';

checkoutJourneys('mx');
