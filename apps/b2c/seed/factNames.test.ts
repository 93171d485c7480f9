import { expect, test } from 'vitest';
import { br, inLocale, mx, us } from '@driveline/markets';
import { factNames } from './factNames.ts';
import { readAttributes } from './seedData.ts';

const attributes = readAttributes();
const markets = [us, mx, br];
const told = (id: string, value: string, names = { 'en-US': value, 'es-MX': value, 'pt-BR': value }) =>
  factNames(
    attributes.find((attribute) => attribute.id === id)!,
    { value, names },
    markets,
  );

test.each([
  ['pistons', '1', { 'en-US': '1 piston', 'es-MX': '1 pistón', 'pt-BR': '1 pistão' }],
  ['pistons', '4', { 'en-US': '4 pistons', 'es-MX': '4 pistones', 'pt-BR': '4 pistões' }],
  ['fanCount', '1', { 'en-US': '1 fan', 'es-MX': '1 ventilador', 'pt-BR': '1 ventilador' }],
  ['bolts', '5', { 'en-US': '5 lug holes', 'es-MX': '5 barrenos', 'pt-BR': '5 furos' }],
  ['teeth', '12', { 'en-US': '12 teeth', 'es-MX': '12 dientes', 'pt-BR': '12 dentes' }],
  ['pieces', '4', { 'en-US': '4 pieces', 'es-MX': '4 piezas', 'pt-BR': '4 peças' }],
  ['channels', '1', { 'en-US': '1 channel', 'es-MX': '1 canal', 'pt-BR': '1 canal' }],
  ['heatRange', '6', { 'en-US': 'heat range 6', 'es-MX': 'grado térmico 6', 'pt-BR': 'grau térmico 6' }],
])('%s %s is told by its number in every language', (id, value, names) => {
  expect(told(id, value)).toEqual(names);
});

test.each([
  ['padMaterial', 'organic', 'fp', 'Orgánicas', 'Orgânicas'],
  ['condition', 'reman', 'f', 'Remanufacturada', 'Remanufaturada'],
  ['condition', 'reman', 'm', 'Remanufacturado', 'Remanufaturado'],
  ['housingColor', 'black', 'm', 'Negro', 'Preto'],
  ['tint', 'black', 'f', 'Negra', 'Preta'],
])('%s %s agrees with a part of the gender %s', (id, code, gender, spanish, portuguese) => {
  const attribute = attributes.find((it) => it.id === id)!;
  const { names } = attribute.values.filter((it) => typeof it === 'object').find((it) => it.code === code)!;
  const said = factNames(attribute, { value: code, names }, markets, { 'es-MX': gender, 'pt-BR': gender });
  expect([said['es-MX'], said['pt-BR']]).toEqual([spanish, portuguese]);
  expect(said['en-US']).toBe(names['en-US']);
});

test('what says itself, or has a unit, stays as it is', () => {
  const names = { 'en-US': '4-way', 'es-MX': '4 vías', 'pt-BR': '4 vias' };
  expect(told('trailerPlug', '4', names)).toEqual(names);
  expect(told('colorTemp', '4300')).toEqual({ 'en-US': '4300 K', 'es-MX': '4300 K', 'pt-BR': '4300 K' });
});

test.each([
  ['diameter', '282', ['11.1 in', '282 mm', '282 mm', '11.1 in']],
  ['bladeLength', '650', ['26 in', '650 mm', '650 mm', '26 in']],
  ['pistons', '1', ['1 piston', '1 pistón', '1 pistão', '1 pistón']],
  ['groupSize', '51R', ['group 51R', 'grupo 51R', 'grupo 51R', 'grupo 51R']],
  ['cca', '580', ['580 CCA', '580 CCA', '580 CCA', '580 CCA']],
  ['bulbType', '9005', ['9005', '9005', '9005', '9005']],
])(
  '[PLUS-056] %s %s is told in the measures of the market and the words of its language',
  (id, value, words) => {
    const attribute = attributes.find((it) => it.id === id)!;
    const names = { 'en-US': value, 'es-MX': value, 'pt-BR': value };
    const readers = [...markets, inLocale(us, 'es-US')];
    expect(Object.values(factNames(attribute, { value, names }, readers))).toEqual(words);
  },
);

test('whatever is counted has words for one and for more in every market', () => {
  const counts = attributes.filter(({ counted }) => counted);
  expect(counts.length).toBeGreaterThan(10);
  for (const { id, counted = {} } of counts) {
    expect(Object.keys(counted).sort(), id).toEqual(['en-US', 'es-MX', 'pt-BR']);
    for (const words of Object.values(counted)) {
      expect(words.one, id).toMatch(/^\{n\} \p{Ll}/u);
      expect(words.other, id).toMatch(/^\{n\} \p{Ll}/u);
    }
  }
});
