import { offerJourneys } from './journeys/offers.ts';

offerJourneys('us');
