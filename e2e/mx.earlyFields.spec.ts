import { accountFieldJourneys } from './journeys/earlyFields.ts';

accountFieldJourneys('mx');
