import { describe, expect, test } from 'vitest';
import { holdsAt, termOf, type TermRow } from './promotionTerm.ts';

const chicago = { timeZone: 'America/Chicago', otherTimeZones: ['Pacific/Honolulu', 'America/Puerto_Rico'] };
const monthly: TermRow = { starts_at: '2024-01-01T00:00:00Z', ends_at: null, renews: 'monthly' };
const winter: TermRow = {
  starts_at: '2024-11-01T05:00:00Z',
  ends_at: '2025-03-01T06:00:00Z',
  renews: 'yearly',
};
const at = (row: TermRow, now: string) => {
  const term = termOf(row, chicago, new Date(now));
  return [term.endsAt.toISOString(), term.lastDay, holdsAt(term, new Date(now))];
};

describe('[CATALOG-044] a promotion that renews each month', () => {
  test.each([
    ['2026-11-27T12:00:00Z', '2026-12-01T06:00:00.000Z', '2026-11-30'],
    // Still the last evening of the month in Chicago.
    ['2026-12-01T05:59:59Z', '2026-12-01T06:00:00.000Z', '2026-11-30'],
    ['2026-12-01T06:00:00Z', '2027-01-01T06:00:00.000Z', '2026-12-31'],
    ['2028-02-10T12:00:00Z', '2028-03-01T06:00:00.000Z', '2028-02-29'],
  ])('at %s ends at %s, its last day is %s', (now, end, lastDay) =>
    expect(at(monthly, now)).toEqual([end, lastDay, true]),
  );

  test('stops where its operator says', () => {
    const stopped = { ...monthly, ends_at: '2026-11-11T06:00:00Z' };
    expect(at(stopped, '2026-10-31T12:00:00Z')).toEqual(['2026-11-01T05:00:00.000Z', '2026-10-31', true]);
    expect(at(stopped, '2026-11-01T12:00:00Z')).toEqual(['2026-11-11T06:00:00.000Z', '2026-11-10', true]);
    expect(at(stopped, '2026-11-27T12:00:00Z')).toEqual(['2026-11-11T06:00:00.000Z', '2026-11-10', false]);
  });

  test('does not hold before it starts', () =>
    expect(at({ ...monthly, starts_at: '2027-02-10T00:00:00Z' }, '2026-11-27T12:00:00Z')).toEqual([
      '2027-03-01T06:00:00.000Z',
      '2027-02-28',
      false,
    ]));
});

describe('a season', () => {
  test.each([
    ['2024-10-31T12:00:00Z', '2025-02-28', false],
    ['2026-10-31T12:00:00Z', '2026-02-28', false],
    ['2026-11-01T05:00:00Z', '2027-02-28', true],
    ['2028-02-29T23:00:00Z', '2028-02-29', true],
    // February ends in Honolulu four hours after it did in Chicago.
    ['2027-03-01T09:59:59Z', '2027-02-28', true],
    ['2027-03-01T10:00:00Z', '2027-02-28', false],
  ])('at %s has %s as its last day; it runs: %s', (now, lastDay, isOn) =>
    expect(at(winter, now).slice(1)).toEqual([lastDay, isOn]),
  );
});

test('a season whose end lies within a day has the whole of that day', () => {
  const late = { ...winter, ends_at: '2025-03-01T05:59:59Z' };
  expect(at(late, '2027-02-28T20:00:00Z').slice(1)).toEqual(['2027-02-28', true]);
  expect(at(late, '2027-03-01T10:00:00Z').slice(1)).toEqual(['2027-02-28', false]);
});

test('one that does not renew ends once', () => {
  const once: TermRow = { starts_at: '2025-01-01T00:00:00Z', ends_at: '2025-04-01T05:00:00Z', renews: null };
  expect(at(once, '2025-03-31T23:00:00Z')).toEqual(['2025-04-01T05:00:00.000Z', '2025-03-31', true]);
  expect(at(once, '2026-03-01T00:00:00Z')[2]).toBe(false);
});
