import { aboveStockJourneys } from './journeys/aboveStock.ts';

// A store that no other journey buys at: what it has stays.
aboveStockJourneys('br', '8501', [true]);
