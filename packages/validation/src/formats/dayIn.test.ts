import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayIn } from './dayIn.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T04:30:00Z') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['UTC', '2026-11-27'],
  ['America/Sao_Paulo', '2026-11-27'],
  ['America/Mexico_City', '2026-11-26'],
])('the day of now is that of the zone: %s', (timeZone, day) => {
  expect([dayIn(timeZone), dayIn(timeZone)]).toEqual([day, day]);
});
