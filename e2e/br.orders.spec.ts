import { orderJourneys, unpaidJourney } from './support/orderJourneys.ts';

orderJourneys('br');
unpaidJourney('boleto');
