import { confirmEmailJourneys } from './journeys/confirmEmail.ts';

confirmEmailJourneys('mx');
