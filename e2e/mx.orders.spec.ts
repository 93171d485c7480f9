import { orderJourneys, unpaidJourney } from './journeys/orders.ts';

orderJourneys('mx');
unpaidJourney('oxxo');
