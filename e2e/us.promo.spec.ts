import { promoJourneys } from './journeys/promo.ts';

promoJourneys('us', [true, false]);
