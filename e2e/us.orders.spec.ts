import { orderJourneys } from './support/orderJourneys.ts';

orderJourneys('us');
