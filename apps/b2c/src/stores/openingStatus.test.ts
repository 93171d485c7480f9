import { br, inLocale, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { shippedMarkets } from '../markets/shipped.ts';
import { openingStatus } from './openingStatus.ts';

test('[VEHST-019] one o’clock has an article of its own', () => {
  const hours = Array.from({ length: 7 }, () => [60, 13 * 60] as [number, number]);
  const store = { hours, timeZone: 'America/Chicago' };
  const { calendar } = shippedMarkets.marketByCode('us').terms.delivery.logistics;
  const say = (market: typeof us, time: string) =>
    openingStatus(market, store, calendar, new Date(time)).message.replaceAll('\u00a0', ' ');
  const spanish = inLocale(us, 'es-US');
  expect([mx, br, spanish].map((market) => say(market, '2026-03-03T00:30:00-06:00'))).toEqual([
    'Cerrada · abre a la 01:00',
    'Fechada · abre à 01:00',
    'Cerrada · abre a la 1 a.m.',
  ]);
  expect([mx, spanish].map((market) => say(market, '2026-03-03T12:00:00-06:00'))).toEqual([
    'Abierta hasta las 13:00',
    'Abierta hasta la 1 p.m.',
  ]);
});
