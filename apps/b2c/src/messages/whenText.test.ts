import { br, inLocale, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { textOf } from './index.ts';
import { clockText, dayText, deadlineOf, whenText } from './whenText.ts';

const spanish = inLocale(us, 'es-US');
const moment = '2026-11-27T13:05:00Z';

test.each([
  [us, 'Friday, November 27 at 7:05 AM'],
  [spanish, 'viernes, 27 de noviembre a las 7:05 a.m.'],
  [mx, 'viernes, 27 de noviembre a las 07:05'],
  [br, 'sexta-feira, 27 de novembro às 10:05'],
] as const)('[CONF-010] a moment is said by the clock and in the zone of %#', (market, said) => {
  expect(whenText(market, moment).replaceAll('\u00a0', ' ')).toBe(said);
});

test('one o’clock is singular in Spanish and Portuguese, and a place has its own zone', () => {
  expect(whenText(mx, '2026-11-27T07:00:00Z')).toBe('viernes, 27 de noviembre a la 01:00');
  expect(whenText(br, '2026-11-27T04:00:00Z')).toBe('sexta-feira, 27 de novembro à 01:00');
  expect(whenText(spanish, '2026-11-27T19:00:00Z').replaceAll('\u00a0', ' ')).toBe(
    'viernes, 27 de noviembre a la 1:00 p.m.',
  );
  expect(whenText(us, moment, 'America/New_York')).toBe('Friday, November 27 at 8:05 AM');
});

test('a date is the same day in every zone, and has no time', () => {
  expect(whenText(us, '2026-11-27')).toBe('Friday, November 27');
  for (const market of [mx, spanish]) expect(dayText(market, '2026-11-27')).toBe('27 de noviembre de 2026');
  expect(dayText(us, new Date('2026-11-27T03:00:00Z'))).toBe('November 26, 2026');
});

test('a clock with AM and PM leaves the minutes of a full hour out where it is brief', () => {
  const at = new Date('2026-11-27T15:00:00Z');
  expect(clockText(us, at, { isBrief: true })).toBe('9 AM');
  expect(clockText(us, at)).toBe('9:00 AM');
  expect(clockText(mx, at, { isBrief: true })).toBe('09:00');
  expect(clockText(us, new Date('2026-11-27T15:00:00Z'), { timeZone: 'Asia/Kolkata', isBrief: true })).toBe(
    '8:30 PM',
  );
});

test.each([
  [br, 'Pague R$ 9 até sexta-feira, 27 de novembro às 10:05 (horário de Brasília).'],
  [mx, 'Paga R$ 9 a más tardar el viernes, 27 de noviembre a las 07:05 (hora del centro).'],
  [
    { ...br, timeZone: 'America/Manaus' },
    'Pague R$ 9 até sexta-feira, 27 de novembro às 09:05 (Horário Padrão do Amazonas).',
  ],
] as const)('[PLUS-022] what is paid later names the clock that it ends by: %#', (market, said) => {
  expect(textOf(market)('orderMail.payBy', { amount: 'R$ 9', ...deadlineOf(market, moment) })).toBe(said);
});
