import { describe } from 'vitest';
import { callsAboutPeople } from './areas.ts';
import { fuzzRows, fuzzShop } from './malformed.ts';

const opened = fuzzShop();

describe('malformed requests about people, orders and vehicles', () => {
  fuzzRows(opened, callsAboutPeople);
});
