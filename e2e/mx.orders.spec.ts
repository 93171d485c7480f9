import { orderJourneys, unpaidJourney } from './support/orderJourneys.ts';

orderJourneys('mx');
unpaidJourney('oxxo');
