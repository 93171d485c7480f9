import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { fillPlace } from './fillPlace.ts';
import type { PlaceMarket } from './placeFill.ts';

const field = (name: string, kind: 'text' | 'postalCode' | 'list' = 'text') =>
  ({ name, kind, required: true, maxLength: 60, filledByPostalCode: true }) as const;
const mx: PlaceMarket = {
  postalCode: { pattern: String.raw`\d{5}` },
  states: [],
  address: {
    fields: [field('zipCode', 'postalCode'), field('state'), field('city'), field('colonia', 'list')],
    wire: { address1: [], address2: [], city: [{ field: 'city' }], state: [{ field: 'state' }], zipCode: [] },
  },
};

const places = {
  '06600': { postalCode: '06600', city: 'Cuauhtémoc', state: 'CMX', neighborhoods: ['Juárez'] },
  '64060': { postalCode: '64060', city: 'Monterrey', state: 'NLE', neighborhoods: ['Obispado', 'Deportivo'] },
};
const { client } = answering({
  'stores.placeByPostalCode': ({ params }) => places[params['postalCode'] as keyof typeof places],
});

const source = () => ({ client, queryClient: createQueryClient() });

test('[PLUS-060] without script the form comes back with what its postal code tells', async () => {
  const typed = { zipCode: '06600', street: 'Reforma', state: '' };
  expect(await fillPlace(source(), mx, typed)).toEqual({
    ...typed,
    state: 'CMX',
    city: 'Cuauhtémoc',
    colonia: 'Juárez',
  });
});

test('[PLUS-060] another code replaces what the former one filled, and not what was typed', async () => {
  const typed = { zipCode: '64060', filledBy: '06600', state: 'CMX', city: 'My town', colonia: 'Juárez' };
  expect(await fillPlace(source(), mx, typed)).toEqual({ ...typed, state: 'NLE', colonia: '' });
});

test('[PLUS-060] a code that is not complete changes nothing', async () => {
  expect(await fillPlace(source(), mx, { zipCode: '064' })).toEqual({ zipCode: '064' });
});
