import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conversionDue,
  daysAfter,
  endAfter,
  expiriesDue,
  lastDayBefore,
  lotsOf,
  nextExpiry,
  sumOf,
  type Draft,
  type Entry,
} from './ledger.ts';
import { br, mx, us } from '../../test/markets.ts';
import { creditsFor, creditsToNext, programOf } from './program.ts';

const program = programOf(us);
const start = new Date('2026-01-01T00:00:00Z');

const lot = (id: string, amountMinor: number, day: number, days: number | null): Entry => ({
  id,
  credits: 0,
  amountMinor,
  expiresAt: days === null ? null : daysAfter(start, days),
  at: daysAfter(start, day),
});

describe('lots', () => {
  test('a taking uses up what runs out soonest', () => {
    const entries = [lot('late', 2000, 0, 90), lot('soon', 1000, 1, 30), lot('spent', -1500, 2, null)];
    expect(lotsOf(entries, 'amountMinor')).toEqual([
      { entryId: 'late', left: 1500, expiresAt: daysAfter(start, 90) },
    ]);
    expect(nextExpiry(entries)).toEqual(daysAfter(start, 90));
  });

  test('a debt is paid by the next gift', () => {
    const entries = [lot('debt', -300, 0, null), lot('gift', 1000, 1, 90)];
    expect(lotsOf(entries, 'amountMinor')).toMatchObject([{ entryId: 'gift', left: 700 }]);
  });

  test('each lot runs out once, and not before its time', () => {
    const entries = [lot('a', 1000, 0, 30), lot('b', 500, 0, 60)];
    expect(expiriesDue(entries, daysAfter(start, 29))).toEqual([]);
    const [due, ...others] = expiriesDue(entries, daysAfter(start, 30));
    expect(others).toEqual([]);
    expect(due).toMatchObject({ kind: 'EXPIRY', amountMinor: -1000, credits: 0 });
    const after = [...entries, { ...lot('x', -1000, 30, null) }];
    expect(expiriesDue(after, daysAfter(start, 31))).toEqual([]);
  });
});

test('what was given runs out with the end of a day, and not a moment before its days are over', () => {
  const instant = fc.date({ min: start, max: daysAfter(start, 2000), noInvalidDate: true });
  fc.assert(
    fc.property(
      instant,
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(us, mx, br),
      (now, days, market) => {
        const own = programOf(market);
        const end = endAfter(own, now, days);
        // An hour for clocks that are changed within those days.
        const left = end.getTime() - daysAfter(now, days).getTime();
        expect(left).toBeGreaterThan(-3_600_000);
        expect(left).toBeLessThanOrEqual(25 * 3_600_000);
        const wall = new Intl.DateTimeFormat('sv', {
          timeZone: own.timeZone,
          dateStyle: 'short',
          timeStyle: 'medium',
        });
        expect(wall.format(end)).toMatch(/ 00:00:00$/);
        expect(wall.format(new Date(end.getTime() - 1)).slice(0, 10)).toBe(lastDayBefore(own, end));
      },
    ),
  );
});

test.each([
  [0, 0, 20],
  [999, 0, 20],
  [1000, 1, 19],
  [19_999, 19, 1],
  [-500, 0, 20],
])('a purchase of %i minor units earns %i credits; %i are missing then', (amount, credits, missing) => {
  expect(creditsFor(program, amount)).toBe(credits);
  expect(creditsToNext(program, credits)).toBe(missing);
});

test.each([
  [19, 0, undefined],
  [20, 0, { kind: 'REWARD', credits: -20, amountMinor: 1000 }],
  [65, 0, { kind: 'REWARD', credits: -60, amountMinor: 3000 }],
  [-1, 1000, { kind: 'UNREWARD', credits: 20, amountMinor: -1000 }],
  [-1, 999, undefined],
  [-21, 1000, { kind: 'UNREWARD', credits: 20, amountMinor: -1000 }],
])('%i credits beside a balance of %i', (credits, amountMinor, expected) => {
  const [draft] = conversionDue(program, { credits, amountMinor }, start, 'k');
  if (expected) expect(draft).toMatchObject(expected);
  else expect(draft).toBeUndefined();
});

type Step =
  | { kind: 'earn'; credits: number }
  | { kind: 'reverse'; credits: number }
  | { kind: 'redeem'; amount: number }
  | { kind: 'wait'; days: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('earn' as const), credits: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('reverse' as const), credits: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant('redeem' as const), amount: fc.integer({ min: 1, max: 4000 }) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 200 }) }),
  ),
  { maxLength: 40 },
);

/** What the store does with the rules: time first, then the step, then what follows from it. */
function play(given: readonly Step[]): { entries: Entry[]; now: Date } {
  const entries: Entry[] = [];
  let now = start;
  const add = (draft: Pick<Draft, 'credits' | 'amountMinor' | 'expiresAt'>) =>
    entries.push({ ...draft, id: String(entries.length), at: now });
  for (const step of given) {
    if (step.kind === 'wait') now = daysAfter(now, step.days);
    expiriesDue(entries, now).forEach(add);
    if (step.kind === 'earn')
      add({ credits: step.credits, amountMinor: 0, expiresAt: daysAfter(now, program.creditDays) });
    if (step.kind === 'reverse') add({ credits: -step.credits, amountMinor: 0, expiresAt: null });
    if (step.kind === 'redeem' && sumOf(entries, 'amountMinor') >= step.amount)
      add({ credits: 0, amountMinor: -step.amount, expiresAt: null });
    const sums = { credits: sumOf(entries, 'credits'), amountMinor: sumOf(entries, 'amountMinor') };
    conversionDue(program, sums, now, String(entries.length)).forEach(add);
  }
  return { entries, now };
}

describe('whatever happens', () => {
  test('the balance is never negative, and no full set of credits is left lying', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { entries } = play(given);
        expect(sumOf(entries, 'amountMinor')).toBeGreaterThanOrEqual(0);
        expect(sumOf(entries, 'credits')).toBeLessThan(program.creditsPerReward);
      }),
      { numRuns: 500 },
    );
  });

  test('what is left of the gifts is the balance, and none of it has run out', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { entries, now } = play(given);
        const lots = lotsOf(entries, 'amountMinor');
        expect(lots.reduce((sum, { left }) => sum + left, 0)).toBe(sumOf(entries, 'amountMinor'));
        expect(lots.every(({ expiresAt }) => expiresAt === null || expiresAt > now)).toBe(true);
        expect(expiriesDue(entries, now)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
