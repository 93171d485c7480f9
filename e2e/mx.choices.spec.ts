import { choiceJourneys } from './journeys/choices.ts';

choiceJourneys('mx', 'cubreasientos', [true, false]);
