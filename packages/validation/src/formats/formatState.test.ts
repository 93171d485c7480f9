import { expect, test } from 'vitest';
import { formatState } from './formatState.ts';

const mexico = {
  states: [{ code: 'CMX', short: 'CDMX' }, { code: 'MEX', short: 'Edo. Méx.' }, { code: 'XXX' }],
};

test.each([
  ['CMX', mexico, 'CDMX'],
  ['MEX', mexico, 'Edo. Méx.'],
  ['XXX', mexico, 'XXX'],
  ['ZZZ', mexico, 'ZZZ'],
  ['CMX', {}, 'CMX'],
])('%s stands in an address as it is written there: %#', (code, market, written) => {
  expect(formatState(code, market)).toBe(written);
});
