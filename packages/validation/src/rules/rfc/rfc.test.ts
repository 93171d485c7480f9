import { expect, test } from 'vitest';
import { rfc } from './rfc.ts';

test.each([
  ['GODE561231GR8', undefined],
  ['gode-561231-gr8', undefined],
  ['ÑAÑ800229AB1', undefined],
  ['A&B010101XY2', undefined],
  ['XAXX010101000', undefined],
  ['ABC800229AB1', undefined],
  ['GODE561201GR8', undefined],
  ['GODE560131GR8', undefined],
  ['GODE560132GR8', 'rfc.invalid'],
  ['GODE560230GR8', 'rfc.invalid'],
  ['GODE560001GR8', 'rfc.invalid'],
  ['GODE561200GR8', 'rfc.invalid'],
  ['GODE561231GRÑ', 'rfc.invalid'],
  ['1ODE561231GR8', 'rfc.invalid'],
  ['ABC800229AB1Ñ', 'rfc.invalid'],
  ['GODE561331GR8', 'rfc.invalid'],
  ['GODE560431GR8', 'rfc.invalid'],
  ['GO1E561231GR8', 'rfc.invalid'],
  ['GODE561231G', 'rfc.short'],
  ['GODE561231GR89', 'rfc.long'],
  ['GODE561231GR*', 'rfc.characters'],
  ['', 'required'],
])('the RFC %j gives %s', (value, rule) => {
  expect(rfc(value)?.rule).toBe(rule);
});
