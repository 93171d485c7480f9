import type { B2cClient } from '@driveline/api';
import { createQueryClient } from '@driveline/hooks';
import { createTexts, type Texts } from '@driveline/hooks/page';
import type { UiStrings } from '@driveline/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { LateWords, MarketModule, Shop, ShopRecord } from './shop.ts';
import { missingLabels } from './missingLabels.ts';

const byMessages = new WeakMap<object, Texts>();

/** Made once for a market and used by every request: making the platform's formatters costs more than a page's texts. */
export function textsOf({ market, messages }: MarketModule): Texts {
  let texts = byMessages.get(messages);
  if (!texts) byMessages.set(messages, (texts = createTexts(market.locale, messages, missingLabels)));
  return texts;
}

/** The shop of one page. */
export function createShop(
  record: ShopRecord,
  module: MarketModule & Partial<Pick<LateWords, 'issueMessages'>>,
  client: B2cClient,
  queryClient: QueryClient = createQueryClient(),
): Shop {
  const { market, issueMessages } = module;
  const texts = textsOf(module);
  // What stands outside `withLateWords` uses the first part alone.
  const strings = module.strings as UiStrings;
  return { record, market, brand: record.brand, module, strings, issueMessages, texts, client, queryClient };
}

/** A market with all its words. */
export const withWords = (module: MarketModule, late: LateWords): MarketModule & LateWords => ({
  ...module,
  market: { ...module.market, ...late.record },
  messages: { ...module.messages, ...late.messages },
  strings: { ...module.strings, ...late.strings },
  issueMessages: late.issueMessages,
  record: late.record,
});
