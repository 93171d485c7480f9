import { promoJourneys } from './journeys/promo.ts';

promoJourneys('mx');
