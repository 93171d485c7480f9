import { cartJourneys } from './journeys/cart.ts';

cartJourneys('mx');
