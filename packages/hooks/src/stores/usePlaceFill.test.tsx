// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import {
  completePostalCode,
  filledFields,
  filledValues,
  refilledValues,
  type PlaceMarket,
} from './placeFill.ts';
import { usePlaceFill } from './usePlaceFill.ts';

const field = (name: string, kind: 'text' | 'postalCode' | 'list' = 'text') =>
  ({ name, kind, required: true, maxLength: 60, filledByPostalCode: kind !== 'postalCode' }) as const;
const market: PlaceMarket = {
  postalCode: { pattern: String.raw`\d{5}` },
  states: [{ code: 'CMX', name: 'Ciudad de México' }],
  address: {
    fields: [field('zip', 'postalCode'), field('city'), field('state'), field('colonia', 'list')],
    wire: { address1: [], address2: [], city: [{ field: 'city' }], state: [{ field: 'state' }], zipCode: [] },
  },
};
const place = { postalCode: '06600', city: 'CDMX', state: 'CMX', neighborhoods: ['Juárez'] };

function fill(start: Record<string, string>, typed: Record<string, string>) {
  const setValue = vi.fn<(name: string, value: string) => void>();
  const shop = renderShop(
    (values: Record<string, string>) => usePlaceFill(market, { values, setValue }),
    { 'stores.placeByPostalCode': place },
    { props: start },
  );
  shop.rerender({ ...start, ...typed });
  return { ...shop, setValue };
}

describe('[PLUS-023] a complete postal code', () => {
  test('fills what is empty', async () => {
    const { result, setValue } = fill({}, { zip: '06600' });
    await waitFor(() => expect(result.current.choices).toEqual(['Juárez']));
    expect(Object.fromEntries(setValue.mock.calls)).toEqual({
      city: 'CDMX',
      state: 'CMX',
      colonia: 'Juárez',
    });
    expect(result.current.filled.join()).toBe('CDMX,Ciudad de México,Juárez');
  });

  test('leaves what the shopper typed', async () => {
    const { result, setValue } = fill({}, { zip: '06600', city: 'My town' });
    await waitFor(() => expect(result.current.choices).toEqual(['Juárez']));
    expect(setValue.mock.calls.map(([name]) => name).toSorted()).toEqual(['colonia', 'state']);
  });

  test('of a known address only offers its list', async () => {
    const { result, setValue } = fill({ zip: '06600', city: 'CDMX' }, {});
    await waitFor(() => expect(result.current.choices).toEqual(['Juárez']));
    expect(setValue).not.toHaveBeenCalled();
  });

  test('is not asked about while it is typed', async () => {
    const { result, ids } = fill({}, { zip: '066' });
    expect(result.current.choices).toEqual([]);
    expect(ids()).toEqual([]);
  });
});

describe('[PLUS-060] another postal code', () => {
  const roma = { postalCode: '06700', city: 'CDMX', state: 'CMX', neighborhoods: ['Roma Norte', 'Roma Sur'] };
  const unknown = { ...place, city: null, state: 'NLE', neighborhoods: [] };
  const filled = { zip: '06600', city: 'CDMX', state: 'CMX', colonia: 'Juárez' };

  test.each([
    [
      'replaces and clears what the former one filled',
      filled,
      place,
      unknown,
      { city: '', state: 'NLE', colonia: '' },
    ],
    ['that nobody knows clears it', filled, place, undefined, { city: '', state: '', colonia: '' }],
    [
      'clears what was chosen of the former list',
      { ...filled, colonia: 'Roma Sur' },
      roma,
      unknown,
      { city: '', state: 'NLE', colonia: '' },
    ],
    ['keeps what it has as well', { ...filled, colonia: 'Roma Sur' }, roma, roma, {}],
    [
      'leaves what the shopper typed',
      { ...filled, city: 'Mine', colonia: 'Own' },
      place,
      unknown,
      { state: 'NLE' },
    ],
    [
      'fills what is empty',
      { zip: '06600' },
      undefined,
      place,
      { city: 'CDMX', state: 'CMX', colonia: 'Juárez' },
    ],
  ])('%s', (_name, values, former, next, changes) => {
    expect(refilledValues(market, values, { former, place: next })).toEqual(changes);
  });

  test('of a known address is held against the address', async () => {
    const answers = {
      'stores.placeByPostalCode': ({ params }: { params: { postalCode: string } }) =>
        params.postalCode === '06600' ? place : unknown,
    };
    const setValue = vi.fn<(name: string, value: string) => void>();
    const { rerender } = renderShop(
      (values: Record<string, string>) => usePlaceFill(market, { values, setValue }),
      answers as never,
      { props: { ...filled, city: 'Mine' } as Record<string, string> },
    );
    rerender({ ...filled, city: 'Mine', zip: '64000' });
    await waitFor(() => expect(setValue).toHaveBeenCalled());
    expect(Object.fromEntries(setValue.mock.calls)).toEqual({ state: 'NLE', colonia: '' });
  });
});

describe('[PLUS-023] what a postal code fills', () => {
  const wire = market.address.wire;
  const typedCity = { ...market.address, fields: [{ ...field('city'), filledByPostalCode: false }] };
  const named = { fields: [field('cidade')], wire: { ...wire, city: [{ field: 'cidade' }], state: [] } };

  test('are the fields that the market’s form says, by their own names', () => {
    expect(filledFields(market)).toEqual({ city: 'city', state: 'state', street: undefined });
    expect(filledFields({ address: named })).toEqual({ city: 'cidade', state: undefined });
    expect(filledFields({ address: typedCity }).city).toBeUndefined();
  });

  test.each([
    [String.raw`\d{5}(-\d{4})?`, '9211', undefined],
    [String.raw`\d{5}(-\d{4})?`, '92110', '92110'],
    [String.raw`\d{5}(-\d{4})?`, ' 92110-1234 ', '92110-1234'],
    [String.raw`\d{5}-?\d{3}`, '01310', undefined],
    [String.raw`\d{5}-?\d{3}`, '01310-100', '01310-100'],
  ])('waits until the code is complete: %s, "%s"', (pattern, typed, asked) => {
    expect(completePostalCode({ postalCode: { pattern } }, typed)).toBe(asked);
  });

  test.each([
    ['one choice of a list', ['Juárez'], { state: 'CMX', colonia: 'Juárez' }],
    ['no list with several', ['Condesa', 'Juárez'], { state: 'CMX' }],
    ['no list without any', [], { state: 'CMX' }],
  ])('is %s', (_name, neighborhoods, values) => {
    expect(filledValues(market, { ...place, city: null, neighborhoods })).toEqual(values);
  });

  test('is no list that the form does not have', () => {
    const { fields } = market.address;
    const withoutList = { address: { fields: fields.filter(({ kind }) => kind !== 'list'), wire } };
    expect(filledValues(withoutList, { ...place, city: null })).toEqual({ state: 'CMX' });
  });
});
