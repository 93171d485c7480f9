import { expect, test } from 'vitest';
import { line, promotion, takenBy } from '../../test/promotionInput.ts';
import { dearestSets } from './dearestSets.ts';
import type { PartSet, PromotionLine } from './promotionModel.ts';

const slot = (pieces: Record<string, number>, isUniversal = false): PartSet['slots'][number] => ({
  isUniversal,
  pieces: new Map(Object.entries(pieces)),
});
const taken = (sets: PartSet[], lines: PromotionLine[]) =>
  takenBy([promotion({ kind: 'BUNDLE_SLOTS', percent: 10, choices: [] }, { sets })], lines);
const own = (sku: string, unitMinor: number, quantity = 1, vehicleId = 'v') =>
  line(sku, unitMinor, quantity, { vehicleId });

const oil: PartSet[] = [{ vehicleId: 'v', slots: [slot({ bottle: 5, jug: 1 }), slot({ filter: 1 })] }];
const wipers: PartSet[] = [
  { vehicleId: 'v', slots: [slot({ both: 1, left: 1 }), slot({ both: 1, right: 1 })] },
];

test.each<[string, PartSet[], PromotionLine[], Record<string, number>]>([
  [
    'what fills a place counts, not what one piece costs',
    oil,
    [own('bottle', 8_00, 5), own('jug', 9_00), own('filter', 10_00)],
    { bottle: 4_00, filter: 1_00 },
  ],
  [
    'a part of two places leaves them to the one that has no other',
    wipers,
    [own('both', 12_00), own('left', 10_00)],
    { both: 1_20, left: 1_00 },
  ],
  [
    'two pieces of one part count together, of which one is picked up',
    [{ vehicleId: 'v', slots: [slot({ rotor: 2 })] }],
    [own('rotor', 20_00), { ...own('rotor', 20_00), id: 'rotor-pickup' }],
    { rotor: 2_00, 'rotor-pickup': 2_00 },
  ],
  [
    'a part of every car goes to the set that is worth more',
    ['a', 'b'].map((vehicleId) => ({
      vehicleId,
      slots: [slot({ cheap: 1, dear: 1 }), slot({ wash: 1 }, true)],
    })),
    [own('cheap', 10_00, 1, 'a'), own('dear', 50_00, 1, 'b'), line('wash', 5_00)],
    { dear: 5_00, wash: 50 },
  ],
  [
    'of one part the dearer piece counts, wherever it stands in the cart',
    [{ vehicleId: 'v', slots: [slot({ rotor: 1 })] }],
    [own('rotor', 10_00), { ...own('rotor', 20_00), id: 'a-new-one' }, { ...own('rotor', 15_00), id: 'z' }],
    { 'a-new-one': 2_00 },
  ],
  [
    'of pieces that cost the same, those of the first line by its id',
    [{ vehicleId: 'v', slots: [slot({ rotor: 1 })] }],
    ['b', 'a', 'c'].map((id) => ({ ...own('rotor', 20_00), id })),
    { a: 2_00 },
  ],
  [
    'a part of every car goes to the first of two sets that are worth the same',
    ['b', 'a', 'c'].map((vehicleId) => ({
      vehicleId,
      slots: [slot({ [`of-${vehicleId}`]: 1 }), slot({ wash: 1 }, true)],
    })),
    [own('of-a', 10_00, 1, 'a'), own('of-b', 10_00, 1, 'b'), own('of-c', 10_00, 1, 'c'), line('wash', 5_00)],
    { 'of-a': 1_00, wash: 50 },
  ],
  [
    'a set that lacks a part stands in nobody’s way',
    ['b', 'm', 'z'].map((vehicleId) => ({
      vehicleId,
      slots: [slot({ [`of-${vehicleId}`]: 1 }), slot({ wash: 1 }, true)],
    })),
    [own('of-b', 10_00, 1, 'b'), own('of-z', 50_00, 1, 'z'), line('wash', 5_00)],
    { 'of-z': 5_00, wash: 50 },
  ],
  [
    'a place gives up its dearest part where the other place gains more',
    wipers,
    [own('both', 12_00), own('left', 10_00), own('right', 8_00)],
    { both: 1_20, left: 1_00 },
  ],
  [
    'many cheap pieces beat a dear one in both places',
    [{ vehicleId: 'v', slots: [slot({ x: 1, y: 4 }), slot({ r: 1, s: 5, x: 1 })] }],
    [own('x', 11_00), own('y', 10_00, 4), own('r', 12_00), own('s', 10_00, 5)],
    { y: 4_00, s: 5_00 },
  ],
  [
    'places that are linked by a third share its parts',
    [{ vehicleId: 'v', slots: [slot({ a: 1, b: 1 }), slot({ b: 1, c: 1 }), slot({ c: 1 })] }],
    [own('a', 8_00), own('b', 10_00), own('c', 12_00)],
    { a: 80, b: 1_00, c: 1_20 },
  ],
  ['a place stays empty', wipers, [own('left', 10_00, 2)], {}],
  ['a part is for another car', wipers, [own('left', 10_00), own('right', 10_00, 1, 'w')], {}],
])('[PLUS-053] %s', (_what, sets, lines, expected) => {
  expect(taken(sets, lines)).toEqual(expected);
  expect(taken(sets, lines.toReversed())).toEqual(expected);
});

test('without a whole set nothing is used', () => {
  expect(dearestSets(wipers, [own('left', 10_00, 2)])).toEqual([]);
});
