import { describe, expect, test } from 'vitest';
import { harbor, mission } from '../fixtures/stores.ts';
import { closuresOf } from './storeClosures.ts';

describe('[VEHST-030] the days on which a store stays shut', () => {
  test('are single holidays', () => {
    expect(closuresOf(['2026-12-25', '2027-01-01'], harbor.hours)).toEqual([
      { from: '2026-12-25', until: '2026-12-25' },
      { from: '2027-01-01', until: '2027-01-01' },
    ]);
  });

  test('are one closure when they follow each other', () => {
    const dates = ['2026-12-30', '2026-12-31', '2027-01-01'];
    expect(closuresOf(dates, harbor.hours)).toEqual([{ from: '2026-12-30', until: '2027-01-01' }]);
  });

  test('go on over a day that is shut in every week, and no further', () => {
    // 27 December 2026 is a Sunday, on which this store never opens.
    expect(closuresOf(['2026-12-26', '2026-12-28'], mission.hours)).toHaveLength(1);
    expect(closuresOf(['2026-12-26', '2026-12-28'], harbor.hours)).toHaveLength(2);
  });

  test('may be none', () => {
    expect(closuresOf([], harbor.hours)).toEqual([]);
  });
});
