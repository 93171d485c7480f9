import { expect, test } from 'vitest';
import { enUS } from '../../i18n/en-US.ts';
import { esMX } from '../../i18n/es-MX.ts';
import { ptBR } from '../../i18n/pt-BR.ts';
import { carCorners } from './carCorners.ts';

test.each([
  [enUS, 'Front', ['frontLeft', 'frontRight']],
  [enUS, 'Rear left', ['rearLeft']],
  [enUS, 'Left', ['frontLeft', 'rearLeft']],
  [enUS, 'Upstream', []],
  [esMX, 'Delantera derecha', ['frontRight']],
  [esMX, 'Traseros', ['rearLeft', 'rearRight']],
  [ptBR, 'Dianteira esquerda', ['frontLeft']],
  [ptBR, 'Superior', []],
])('a worded position marks its corners', (strings, position, corners) => {
  expect(carCorners(position, strings.product.positionWords)).toEqual(corners);
});

test('no position marks none', () => {
  expect(carCorners(undefined, enUS.product.positionWords)).toEqual([]);
});
