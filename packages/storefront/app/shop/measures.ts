import { LOG_SAMPLE_RATE, pageTypeIn } from '@driveline/hooks';
import { createLogger, createShopAnalytics, type Analytics, type Logger } from '@driveline/hooks/analytics';
import { browserShop } from '../data/browserLoader.ts';
import { shopPath } from '../data/shopPath.ts';

interface Measures {
  readonly analytics: Analytics;
  readonly logger: Logger;
}

const made = new WeakMap<object, Measures>();

/** Analytics and log of this tab, the same for everything that reports to them. */
export function measures(): Measures {
  const { client, queryClient, market } = browserShop();
  const known = made.get(client);
  if (known) return known;
  const own: Measures = {
    analytics: createShopAnalytics({
      queryClient,
      locale: market.locale,
      pageType: () => pageTypeIn(queryClient, client, shopPath(location.pathname)),
    }),
    logger: createLogger({
      send: (body) => client.call('shell.log', { body: { ...body } }),
      sampleRate: client.value('LOG_SAMPLE_RATE', LOG_SAMPLE_RATE),
    }),
  };
  made.set(client, own);
  return own;
}
