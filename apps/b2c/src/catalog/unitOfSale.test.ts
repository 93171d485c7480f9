import { br, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { unitOfSale } from '../../seed/unitOfSale.ts';
import { textOf } from '../messages/index.ts';
import { unitText } from './unitOfSale.ts';

test.each([
  ['brake-pads', {}, ['set of 4', 'juego de 4', 'jogo com 4']],
  ['spark-plug-wires', { pieces: 6 }, ['set of 6', 'juego de 6', 'jogo com 6']],
  ['floor-mats', {}, ['set', 'juego', 'jogo']],
  ['seat-covers', { seatRow: 'front' }, ['pair', 'par', 'par']],
  ['clutch-kits', {}, ['kit', 'kit', 'kit']],
  ['motor-oil', { oilVolume: 0.946 }, ['bottle', 'botella', 'frasco']],
  ['motor-oil', { oilVolume: 4.73 }, ['jug', 'garrafa', 'galão']],
  ['antifreeze', { fluidVolume: 18.9 }, ['pail', 'cubeta', 'balde']],
  ['power-steering-fluid', { smallVolume: 946 }, ['bottle', 'botella', 'frasco']],
  ['brake-cleaner', { aerosol: 'aerosol' }, ['can', 'aerosol', 'aerossol']],
  ['greases', { packaging: 'tub' }, ['tub', 'bote', 'pote']],
])('[PLUS-009] %s of %j are sold by', (code, attributes, words) => {
  const unit = { ...attributes, ...unitOfSale(code, attributes) };
  expect([us, mx, br].map((market) => unitText(textOf(market), unit))).toEqual(words);
});

test.each([
  ['brake-rotors', {}],
  ['valve-cover-gaskets', { pieces: 1 }],
  ['seat-covers', { seatRow: 'rear' }],
])('%s of %j are sold by the piece', (code, attributes) => {
  expect(unitText(textOf(us), { ...attributes, ...unitOfSale(code, attributes) })).toBeNull();
});

test('a catalogue of an older seed counts the pieces of its sets', () => {
  expect(unitText(textOf(us), { pieces: 4 })).toBe('set of 4');
  expect(unitText(textOf(us), { sold: null, soldOf: null, pieces: 4 })).toBe('set of 4');
});
