import { expect, test } from 'vitest';
import { factNames } from './factNames.ts';
import { readAttributes } from './seedData.ts';

const attributes = readAttributes();
const told = (id: string, value: string, names = { us: value, mx: value, br: value }) =>
  factNames(
    attributes.find((attribute) => attribute.id === id)!,
    { value, names },
  );

test.each([
  ['pistons', '1', { us: '1 piston', mx: '1 pistón', br: '1 pistão' }],
  ['pistons', '4', { us: '4 pistons', mx: '4 pistones', br: '4 pistões' }],
  ['fanCount', '1', { us: '1 fan', mx: '1 ventilador', br: '1 ventilador' }],
  ['bolts', '5', { us: '5 lug holes', mx: '5 barrenos', br: '5 furos' }],
  ['channels', '1', { us: '1 channel', mx: '1 canal', br: '1 canal' }],
  ['heatRange', '6', { us: 'heat range 6', mx: 'grado térmico 6', br: 'grau térmico 6' }],
])('%s %s is told by its number in every language', (id, value, names) => {
  expect(told(id, value)).toEqual(names);
});

test('what says itself, or has a unit, stays as it is', () => {
  const names = { us: '4-way', mx: '4 vías', br: '4 vias' };
  expect(told('trailerPlug', '4', names)).toEqual(names);
  expect(told('colorTemp', '4300')).toEqual({ us: '4300', mx: '4300', br: '4300' });
});

test('whatever is counted has words for one and for more in every market', () => {
  const counts = attributes.filter(({ counted }) => counted);
  expect(counts.length).toBeGreaterThan(10);
  for (const { id, counted = {} } of counts) {
    expect(Object.keys(counted).sort(), id).toEqual(['br', 'mx', 'us']);
    for (const words of Object.values(counted)) {
      expect(words.one, id).toMatch(/^\{n\} \p{Ll}/u);
      expect(words.other, id).toMatch(/^\{n\} \p{Ll}/u);
    }
  }
});
