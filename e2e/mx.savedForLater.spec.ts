import { savedForLaterJourneys } from './journeys/savedForLater.ts';

savedForLaterJourneys('mx');
