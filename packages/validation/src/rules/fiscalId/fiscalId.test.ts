import { expect, test } from 'vitest';
import { br, mx, us } from '../../../test/markets.ts';
import { fiscalId } from './fiscalId.ts';

test.each([
  ['529.982.247-25', br, undefined],
  ['12.ABC.345/01DE-35', br, undefined],
  ['529.982.247-26', br, 'cpf.checksum'],
  ['11.222.333/0001-82', br, 'cnpj.checksum'],
  ['529.982', br, 'cpf.short'],
  ['', br, 'required'],
  ['', mx, undefined],
  ['GODE561231GR8', mx, undefined],
  ['529.982.247-25', mx, 'rfc.characters'],
  ['anything', us, undefined],
] as const)('the tax number %j gives %#', (value, market, rule) => {
  const found = fiscalId(value, market.fiscalId);
  expect(found?.rule).toBe(rule);
  if (found) expect(found.field).toBe('fiscalId');
});
