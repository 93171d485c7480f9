import { aboveStockJourneys } from './journeys/aboveStock.ts';

// A store that no other journey buys at: what it has stays.
aboveStockJourneys('mx', '7957', [true]);
