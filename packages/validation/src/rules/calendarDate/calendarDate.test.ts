import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, isCalendarDate } from './calendarDate.ts';

test.each([
  ['2026-05-31', {}, undefined],
  ['2024-02-29', {}, undefined],
  ['1900-01-01', {}, undefined],
  ['', {}, 'required'],
  ['2026-02-29', {}, 'date.invalid'],
  ['2026-13-01', {}, 'date.invalid'],
  ['31/05/2026', {}, 'date.invalid'],
  ['1899-12-31', {}, 'date.invalid'],
  ['0000-01-01', {}, 'date.invalid'],
  ['2026-1-1', {}, 'date.invalid'],
  ['12026-05-31', {}, 'date.invalid'],
  ['2026-05-310', {}, 'date.invalid'],
  ['2026-06-15T00:00', {}, 'date.invalid'],
  ['2026-05-31', { to: '2026-05-31' }, undefined],
  ['2026-06-01', { to: '2026-05-31' }, 'date.future'],
  ['2026-05-31', { from: '2026-05-31' }, undefined],
  ['2026-05-30', { from: '2026-05-31' }, 'date.past'],
])('%j within %o: %s', (value, range, rule) => {
  expect(calendarDate(value, range)?.rule).toBe(rule);
});

test('every day that exists is one', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      expect(isCalendarDate(date.toISOString().slice(0, 10))).toBe(true);
    }),
  );
});
