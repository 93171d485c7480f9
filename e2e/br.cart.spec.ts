import { cartJourneys } from './journeys/cart.ts';

cartJourneys('br');
