import { oneSentenceJourneys } from './journeys/oneSentence.ts';

oneSentenceJourneys('us', 'es-US');
