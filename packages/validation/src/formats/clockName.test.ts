import { expect, test } from 'vitest';
import { clockName } from './clockName.ts';

const us = { locale: 'en-US', timeZone: 'America/Chicago', otherTimeZones: ['Pacific/Honolulu'] };
const br = {
  ...{ locale: 'pt-BR', timeZone: 'America/Sao_Paulo', otherTimeZones: ['America/Manaus'] },
  timeZoneNames: { 'America/Sao_Paulo': 'horário de Brasília' },
};

test.each([
  [us, 'Central Time'],
  [{ ...us, locale: 'es-US' }, 'hora central'],
  [br, 'horário de Brasília'],
  // A shop that counts by another clock names it without a word of its own.
  [{ ...us, timeZone: 'America/Denver' }, 'Mountain Time'],
  [{ ...br, timeZone: 'America/Manaus' }, 'Horário Padrão do Amazonas'],
  [{ ...us, otherTimeZones: [] }, undefined],
])('the clock of a market has a name where the country has several: %#', (market, name) => {
  expect(clockName(market)).toBe(name);
});
