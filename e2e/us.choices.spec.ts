import { choiceJourneys } from './journeys/choices.ts';

choiceJourneys('us', 'seat covers', [true, false]);
