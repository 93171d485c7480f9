import { addressChoiceJourneys } from './journeys/addressChoice.ts';

addressChoiceJourneys('br', [true]);
