import { describe, expect, test } from 'vitest';
import { createFormats, type FormatOptions } from './formats.ts';

const us = createFormats({
  locale: 'en-US',
  currency: 'USD',
  distanceUnit: 'mi',
  timeFormat: '12h',
  timeZone: 'America/Chicago',
});
const mx = createFormats({
  locale: 'es-MX',
  currency: 'MXN',
  distanceUnit: 'km',
  timeFormat: '24h',
  timeZone: 'America/Mexico_City',
});
const br = createFormats({
  locale: 'pt-BR',
  currency: 'BRL',
  distanceUnit: 'km',
  timeFormat: '24h',
  timeZone: 'America/Sao_Paulo',
});

describe('money', () => {
  test('[CONF-003] dollars', () => {
    expect(us.money(123456)).toBe('$1,234.56');
    expect(us.money(0)).toBe('$0.00');
    expect(us.money(-500)).toBe('-$5.00');
  });

  test('[CONF-004] pesos, with the code on totals', () => {
    expect(mx.money(123456)).toBe('$1,234.56');
    expect(mx.money(123456, undefined, { withCode: true })).toBe('$1,234.56\u00a0MXN');
  });

  test('[CONF-005] reais', () => {
    expect(br.money(123456)).toBe('R$\u00a01.234,56');
  });

  test('trimmed amounts keep cents that are not zero', () => {
    expect(us.money(4500, undefined, { trim: true })).toBe('$45');
    expect(us.money(4550, undefined, { trim: true })).toBe('$45.50');
  });

  test('parts put together are the amount', () => {
    expect(us.moneyParts(-6499)).toEqual({ sign: '-$', whole: '64', decimal: '.', cents: '99', after: '' });
    for (const formats of [us, mx, br]) {
      const { sign, whole, decimal, cents } = formats.moneyParts(123456789);
      expect(sign + whole + decimal + cents).toBe(formats.money(123456789));
    }
  });

  test('minor units of a currency without cents', () => {
    expect(us.money(500, 'JPY')).toBe('¥500');
  });
});

describe('[CONF-010] dates, times and distances', () => {
  test('numeric dates', () => {
    expect(us.date('2026-03-09')).toBe('03/09/2026');
    expect(mx.date('2026-03-09')).toBe('09/03/2026');
    expect(br.date('2026-03-09')).toBe('09/03/2026');
  });

  test('a moment falls on the day of its zone', () => {
    expect(us.date('2026-11-21T03:00:00Z')).toBe('11/20/2026');
    expect(us.date('2026-11-21T03:00:00Z', 'numeric', 'Europe/Madrid')).toBe('11/21/2026');
  });

  test('12 and 24 hours', () => {
    expect(us.time('2026-11-21T20:40:00Z')).toBe('2:40\u00a0PM');
    expect(mx.time('2026-11-21T20:40:00Z')).toBe('14:40');
    expect(br.time('2026-11-21T03:05:00Z')).toBe('00:05');
  });

  test('miles and kilometres', () => {
    expect(us.distance(4989)).toBe('3.1 mi');
    expect(br.distance(4989)).toBe('5 km');
    expect(mx.distance(1450)).toBe('1.5 km');
    expect(us.distance(48_280)).toBe('30 mi');
  });
});

test('the same options give the same object', () => {
  const options: FormatOptions = {
    locale: 'en-US',
    currency: 'USD',
    distanceUnit: 'mi',
    timeFormat: '12h',
    timeZone: 'UTC',
  };
  expect(createFormats(options)).toBe(createFormats({ ...options }));
});

test.each(['', 'tomorrow', '29-29-29'])('[API-027] what is no date, as %j, is written as nothing', (iso) => {
  expect([us.date(iso), us.time(iso)]).toEqual(['', '']);
});

test('[API-027] a zone that is none leaves the time out', () => {
  expect(us.time('2026-03-01T10:00:00Z', 'Nowhere')).toBe('');
});

test('the date of an order begins with its day in Spanish, in the United States too', () => {
  const usSpanish = createFormats({
    ...{ locale: 'es-US', currency: 'USD', distanceUnit: 'mi', timeFormat: '12h' },
    timeZone: 'America/Chicago',
  });
  expect([usSpanish, mx].map(({ date }) => date('2026-11-27', 'medium'))).toEqual([
    '27 nov 2026',
    '27 nov 2026',
  ]);
});
