import { addressChoiceJourneys } from './journeys/addressChoice.ts';

addressChoiceJourneys('us');
