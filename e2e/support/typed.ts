import { expect } from '@playwright/test';
import { chooseOrFill } from './checkout.ts';
import { localOf } from './locals.ts';
import type { Shop } from './shop.ts';

/** Types the address that locals type, by names: the state is known once the postal code's answer is there. */
export async function typeAddress(
  shop: Shop,
  field: (name: string) => ReturnType<Shop['page']['locator']>,
  change: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, string>>> {
  const { zipCode = '', state = '', ...rest } = localOf(shop.market.code).typed;
  const typed = { zipCode, state, ...rest, ...change };
  await field('zipCode').fill(zipCode);
  if (shop.hasScript) await expect(field('state')).toHaveValue(state);
  for (const [name, value] of Object.entries(typed)) {
    if (name !== 'zipCode') await chooseOrFill(field(name), value);
  }
  return typed;
}
