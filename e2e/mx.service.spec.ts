import { serviceJourneys } from './journeys/service.ts';

serviceJourneys('mx');
