import { oneSentenceJourneys } from './journeys/oneSentence.ts';

oneSentenceJourneys('br');
