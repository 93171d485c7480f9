import type { Market } from '@driveline/markets';
import type { BrandIdentity } from '../../src/brand.ts';
import { type TextId, useDataText, useShop } from './useShop.ts';
import type { TextValues } from '@driveline/hooks/page';

/** What a part of a shop's own knows of the shop that it is in. */
export interface OwnShop {
  readonly market: Market;
  readonly brand: BrandIdentity;
  /** `YYYY-MM-DD` in the market's zone; absent on a page that caches keep. */
  readonly today: string | undefined;
}

export function useOwnShop(): OwnShop {
  const { market, brand, record } = useShop();
  return { market, brand, today: record.today };
}

/** Writes texts in the market's language: those of the pages, and the shop's own, whose ids begin with `shop.`. */
export const useOwnText = (): ((id: TextId | `shop.${string}`, values?: TextValues) => string) =>
  useDataText();
