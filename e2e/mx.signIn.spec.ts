import { signInJourneys } from './journeys/signIn.ts';

signInJourneys('mx');
