import { orderJourneys, unpaidJourney } from './journeys/orders.ts';

orderJourneys('br');
unpaidJourney('boleto');
