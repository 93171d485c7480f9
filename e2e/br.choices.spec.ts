import { choiceJourneys } from './journeys/choices.ts';

choiceJourneys('br', 'capa de banco');
