import { expect, test } from 'vitest';
import { returnsHref } from './returnsHref.ts';

test('[CONF-014] a market says where parts are returned, or nothing', () => {
  const terms = { labelKey: 'legal.terms', href: '/lp/terms' };
  const returns = { labelKey: 'legal.returns', href: '/lp/terms#returns' };
  expect(returnsHref({ legalLinks: [terms, returns] })).toBe('/lp/terms#returns');
  expect(returnsHref({ legalLinks: [terms] })).toBeUndefined();
});
