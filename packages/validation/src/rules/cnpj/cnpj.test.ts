import { expect, test } from 'vitest';
import { cnpj } from './cnpj.ts';

test.each([
  ['11.222.333/0001-81', undefined],
  ['11222333000181', undefined],
  ['12.ABC.345/01DE-35', undefined],
  ['12.abc.345/01de-35', undefined],
  ['11222333040809', undefined],
  ['11222333011205', undefined],
  ['11222333014999', undefined],
  ['11222333063000', undefined],
  ['11222333077800', undefined],
  ['12.ABC.345/01DE-36', 'cnpj.checksum'],
  ['11.222.333/0001-82', 'cnpj.checksum'],
  ['11.222.333/0001-06', 'cnpj.checksum'],
  ['12.ABC.345/01DE-3A', 'cnpj.checksum'],
  ['00.000.000/0000-00', 'cnpj.checksum'],
  ['11.222.333/0001', 'cnpj.short'],
  ['11.222.333/0001-811', 'cnpj.long'],
  ['12.ÁBC.345/01DE-35', 'cnpj.characters'],
  ['', 'required'],
])('the CNPJ %j gives %s', (value, rule) => {
  expect(cnpj(value)?.rule).toBe(rule);
});
