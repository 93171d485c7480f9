import { guestFieldsJourneys } from './journeys/guestFields.ts';

guestFieldsJourneys('mx');
