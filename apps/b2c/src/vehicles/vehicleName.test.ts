import { br, inLocale, mx, us, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import { buildVehicles } from '../../seed/vehicleSeed.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { engineName } from './engineName.ts';
import { toVehicleMap, wordVehicle } from './vehicleMap.ts';
import { vehicleName } from './vehicleRow.ts';

const usSpanish = inLocale(us, 'es-US');
const ids = { id: 1, makeId: 2, modelId: 3, engineId: 4, drive: null };
const camry = { ...ids, year: 2018, make: 'Toyota', model: 'Camry', version: '', engine: '2.5L I4 Hybrid' };
const argo = { ...ids, year: 2020, make: 'Fiat', model: 'Argo', version: '1.0 Drive', engine: '1.0 Flex' };

test.each<[string, Market, string]>([
  ['the United States', us, '2018 Toyota Camry 2.5L I4 Hybrid'],
  ['the United States, in Spanish', usSpanish, '2018 Toyota Camry 2.5L I4 Híbrido'],
  ['Mexico', mx, 'Toyota Camry 2018 2.5L L4 Híbrido'],
  ['Brazil', br, 'Toyota Camry 2018 2.5L I4 Híbrido'],
])('[VEHST-005] a vehicle has the name that people of %s give it', (_, market, name) => {
  expect(vehicleName(market, camry)).toBe(name);
});

test('a version says the engine too', () => {
  expect(vehicleName(br, argo)).toBe('Fiat Argo 1.0 Drive 2020');
});

test('[VEHST-005] a kept vehicle is told in the language of who reads it, whichever it was chosen in', () => {
  const kept = toVehicleMap(usSpanish, camry);
  expect(wordVehicle(us, kept)).toMatchObject({
    vehicleName: '2018 Toyota Camry 2.5L I4 Hybrid',
    engine: '2.5L I4 Hybrid',
  });
  expect(wordVehicle(usSpanish, toVehicleMap(us, camry))).toMatchObject({
    vehicleName: '2018 Toyota Camry 2.5L I4 Híbrido',
    ...{ engine: '2.5L I4 Híbrido', engineName: '2.5L I4 Híbrido', vehicleTypeName: '2.5L I4 Híbrido' },
  });
});

const { engines, vehicles } = buildVehicles(shippedMarkets.markets);

/** Whatever is the same in the languages of the shop. */
const shared = /^(?:turbo|flex|[\d.]+l?|[hilvwr]\d+|\dcil)$/i;

test.each([
  [mx, /^(?:híbrido|enchufable|eléctrico|diésel|gas|natural)$/i],
  [usSpanish, /^(?:híbrido|enchufable|eléctrico|diésel|gas|natural)$/i],
  [br, /^(?:híbrido|plug-in|elétrico|diesel|gasolina)$/i],
])('no engine of $code has a word of another language than $locale', (market, own) => {
  const sold = new Set(vehicles.flatMap((it) => (it.market === market.code ? [it.engineId] : [])));
  const labels = engines.filter(({ id }) => sold.has(id)).map(({ label }) => engineName(market, label));
  expect(labels.length).toBeGreaterThan(10);
  const words = new Set(labels.flatMap((label) => label.split(' ')));
  expect([...words].filter((word) => !shared.test(word) && !own.test(word))).toEqual([]);
});
