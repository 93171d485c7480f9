import { expect, test } from 'vitest';
import { line, promotion, takenBy } from '../../test/promotionInput.ts';
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
  ['a place stays empty', wipers, [own('left', 10_00, 2)], {}],
  ['a part is for another car', wipers, [own('left', 10_00), own('right', 10_00, 1, 'w')], {}],
])('[PLUS-053] %s', (_what, sets, lines, expected) => {
  expect(taken(sets, lines)).toEqual(expected);
  expect(taken(sets, lines.toReversed())).toEqual(expected);
});
