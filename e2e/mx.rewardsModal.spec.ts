import { rewardsModalJourneys } from './journeys/rewardsModal.ts';

rewardsModalJourneys('mx');
