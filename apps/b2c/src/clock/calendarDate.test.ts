import { expect, test } from 'vitest';
import { createMarkets, markets } from '@driveline/markets';
import { earliestToday, latestToday, todayIn } from './calendarDate.ts';

const { marketByCode } = createMarkets(markets);

test.each([
  // 00:30 in San Juan and New York, 23:30 in Chicago, 18:30 in Honolulu.
  ['us', '2026-07-02T04:30:00Z', '2026-07-01', '2026-07-01', '2026-07-02'],
  // In winter the clocks of New York are an hour behind those of San Juan.
  ['us', '2026-01-02T04:30:00Z', '2026-01-01', '2026-01-01', '2026-01-02'],
  ['us', '2026-07-02T08:00:00Z', '2026-07-01', '2026-07-02', '2026-07-02'],
  ['us', '2026-07-02T18:00:00Z', '2026-07-02', '2026-07-02', '2026-07-02'],
  ['mx', '2026-07-02T05:30:00Z', '2026-07-01', '2026-07-01', '2026-07-02'],
  ['br', '2026-07-02T02:30:00Z', '2026-07-01', '2026-07-01', '2026-07-02'],
  ['br', '2026-07-02T04:30:00Z', '2026-07-01', '2026-07-02', '2026-07-02'],
])(
  '[ACCT-054] in %s at %s it is %s at least, %s in its middle, %s at most',
  (code, instant, first, own, last) => {
    const market = marketByCode(code);
    const now = new Date(instant);
    expect([earliestToday(market, now), todayIn(market, now), latestToday(market, now)]).toEqual([
      first,
      own,
      last,
    ]);
  },
);

test('[ACCT-054] a market of one zone has one today', () => {
  const { otherTimeZones: _, ...market } = marketByCode('us');
  const now = new Date('2026-07-02T04:30:00Z');
  expect([earliestToday(market, now), latestToday(market, now)]).toEqual(['2026-07-01', '2026-07-01']);
});
