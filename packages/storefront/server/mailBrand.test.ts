import { expect, test } from 'vitest';
import { brands } from '../test/sampleShop.ts';
import { mailBrandOf } from './mailBrand.ts';

test.each(Object.values(brands))('[PLUS-040] mails of $identity.id show its name and its colors', (brand) => {
  const shown = mailBrandOf({ ...brand, content: {} });
  expect(shown.name).toBe(brand.identity.name);
  for (const color of Object.values(shown.colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/i);
  expect(shown.colors.bar).not.toBe(shown.colors.onBar);
});
