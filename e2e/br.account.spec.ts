import { accountJourneys } from './journeys/account.ts';

accountJourneys('br');
