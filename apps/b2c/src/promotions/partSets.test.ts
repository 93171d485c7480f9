import { expect, test } from 'vitest';
import { positionCode } from '../fitment/positions.ts';
import { slotsOf, type SlotRule, type Taken } from './partSets.ts';

type Row = Taken['rows'][number];

const row = (sku: string, position: string | null, quantity = 1, type = 'struts'): Row => ({
  ...{
    id: 1,
    type,
    sku,
    position,
    quantity,
    brand_id: 1,
    popularity: 1,
    litres: null,
    price_minor: 100,
    fuel: 'gas',
  },
  ...{ qualifiers: null, fluid: null },
});

/** Each place of the struts with what fills it, as 'sku x pieces'. */
function places(rows: readonly Row[], position?: string): string[] | undefined {
  const slot = { type: 'struts', ...(position && { position }) };
  const rule: SlotRule = { kind: 'BUNDLE_SLOTS', percent: 10, choices: [[slot]] };
  return slotsOf(rule, { rows, vehicle: null, answers: {} })?.map(({ parts }) =>
    parts.map(({ sku, pieces }) => `${sku} x ${pieces}`).join(', '),
  );
}

test('[PLUS-053] a place counts once, in whatever order and words makers write it', () => {
  const rows = [
    row('a', 'frontLeft'),
    row('b', 'Left Front'),
    row('c', 'driver side front'),
    row('a', 'frontRight'),
    row('d', 'Front Passenger Side'),
  ];
  expect(places(rows)).toEqual(['a x 1, b x 1, c x 1', 'a x 1, d x 1']);
});

test('[PLUS-053] two for the front are one for its left and one for its right', () => {
  const rows = [
    row('pair', 'front', 2),
    row('left', 'frontLeft'),
    row('right', 'frontRight'),
    row('r', 'rear', 2),
  ];
  expect(places(rows)).toEqual(['left x 1, pair x 1', 'right x 1, pair x 1', 'r x 2']);
  expect(places(rows, 'front')).toEqual(['left x 1, pair x 1', 'right x 1, pair x 1']);
  expect(places(rows, 'rear')).toEqual(['r x 2']);
});

test('[PLUS-053] one without a place fills those that others name by equal shares, or makes no further one', () => {
  expect(places([row('any', null, 2), row('l', 'left'), row('r', 'right')])).toEqual([
    'l x 1, any x 1',
    'r x 1, any x 1',
  ]);
  expect(places([row('kit', null, 1), row('l', 'left'), row('r', 'right')])).toEqual(['l x 1', 'r x 1']);
  expect(places([row('any', null, 2)])).toEqual(['any x 2']);
});

test.each([
  ['Front Left', 'frontLeft'],
  ['left-front', 'frontLeft'],
  ['rearRight', 'rearRight'],
  ['Driver', 'left'],
  ['copiloto', 'right'],
  ['upstream', 'upstream'],
  ['Front Inner', undefined],
  ['front upper', undefined],
  ['', undefined],
])('[PLUS-053] "%s" is the position %s', (written, code) => {
  expect(positionCode(written)).toBe(code);
});
