import type { HeaderData } from '@driveline/api';
import type { pagesFromSources } from './pagesFromSources.ts';
import { shopOf, type Code } from './shopOf.ts';

export type MemberFacts = Partial<HeaderData['myAccountMap']>;

/** The pages of a market for who is signed in. */
export async function memberShopOf(
  sources: Awaited<ReturnType<typeof pagesFromSources>>,
  code: Code,
  facts: MemberFacts = {},
) {
  const shop = await shopOf(sources, code, { flags: [] });
  const header: HeaderData = shop.of('shell.header');
  const myAccountMap = { ...header.myAccountMap, anonymous: 'false' as const, ...facts };
  shop.outside.answer('shell.header', { ...header, myAccountMap });
  return shop;
}
