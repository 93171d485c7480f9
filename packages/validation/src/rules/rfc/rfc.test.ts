import { expect, test } from 'vitest';
import { rfc } from './rfc.ts';

test.each([
  ['GODE561231GR8', undefined],
  ['gode-561231-gr8', undefined],
  ['ÑAÑ800229AB1', undefined],
  ['A&B010101XY2', undefined],
  ['XAXX010101000', undefined],
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
