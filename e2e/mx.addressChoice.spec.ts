import { addressChoiceJourneys } from './journeys/addressChoice.ts';

addressChoiceJourneys('mx');
