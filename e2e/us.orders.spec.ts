import { orderJourneys } from './journeys/orders.ts';

orderJourneys('us');
