import { expect, test } from 'vitest';
import { cpf } from './cpf.ts';

test.each([
  ['529.982.247-25', undefined],
  ['52998224725', undefined],
  ['529 982 247 25', undefined],
  ['52998226000', undefined],
  ['52998240330', undefined],
  ['529.982.247-26', 'cpf.checksum'],
  ['529.982.247-17', 'cpf.checksum'],
  ['529.982.247-15', 'cpf.checksum'],
  ['111.111.111-11', 'cpf.checksum'],
  ['529.982.247', 'cpf.short'],
  ['529.982.247-255', 'cpf.long'],
  ['529.982.24A-25', 'cpf.characters'],
  ['', 'required'],
])('the CPF %j gives %s', (value, rule) => {
  expect(cpf(value)?.rule).toBe(rule);
});
