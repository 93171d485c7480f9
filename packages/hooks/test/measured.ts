import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import type { AnalyticsEvent } from '../src/analytics/events.ts';
import { createLogger, type LogEntry } from '../src/analytics/logger.ts';
import type { PluginModules } from '../src/analytics/pluginModules.ts';
import { createShopAnalytics } from '../src/analytics/shopAnalytics.ts';
import { useMeasured } from '../src/analytics/useMeasured.ts';
import { useHeader } from '../src/header/useHeader.ts';
import { useEdge } from '../src/machine/Edge.ts';
import type { Mutation } from '../src/mutations/mutation.ts';
import { runMutation } from '../src/mutations/runMutation.ts';
import { consentCookie, type ConsentCategory } from '../src/storage/consent.ts';
import { cart, header, line, miniCart, shipment, store } from './fixtures.ts';
import { renderShop } from './renderShop.tsx';

const plugins = [{ name: 'tags', consent: 'analytics', scripts: ['https://tags.test/a.js'] }] as const;
export const shop = { market: 'us', locale: 'en-US', currency: 'USD' };

type Window = { dataLayer?: AnalyticsEvent[] };
export const layer = () =>
  ((globalThis as Window).dataLayer ?? []).map(({ event, ...facts }) => [event, facts] as const);
export const names = () => layer().map(([name]) => name);
export const factsOf = (name: string) => layer().find(([one]) => one === name)?.[1];
export const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

export const accept = (...accepted: ConsentCategory[]) => (document.cookie = consentCookie(accepted));

/** Leaves nothing of a test for the next one. */
export function forget() {
  cleanup();
  delete (globalThis as Window).dataLayer;
  document.cookie = 'consent=; Max-Age=0; Path=/';
  document.cookie = 'hashedCustomerId=; Max-Age=0; Path=/';
  document.head.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}

const added = miniCart(
  { itemCount: 2, orderSubTotal: 40 },
  cart([shipment([line({ itemQuantity: 2 })])], 40),
);
const answers = {
  'shell.header': header({ storeDetails: store({ storeNumber: '12' }) }),
  'cart.addItem': added,
  'stores.setPreferred': { storeDetails: store({ storeNumber: '34' }) },
} as const;

/** A page that is measured, of a shopper whose header data is here. */
export async function measured(
  path = '/',
  own: object = {},
  flags: Record<string, boolean> = {},
  modules: PluginModules = {},
) {
  const logged: LogEntry[] = [];
  const logger = createLogger({ send: (entry) => void logged.push(entry), random: () => 0 });
  const page = renderShop(
    (address: string) => {
      const { pathname, search } = new URL(address, 'https://shop.test');
      const queryClient = useQueryClient();
      const { storage } = useEdge();
      const [analytics] = useState(() =>
        createShopAnalytics({ queryClient, locale: 'en-US', pageType: () => 'home' }),
      );
      useMeasured({
        analytics,
        logger,
        storage,
        plugins,
        modules,
        shop,
        place: { pathname, search, key: address },
        page: { frame: 'common', sending: undefined },
      });
      return useHeader().isFetched;
    },
    { ...answers, ...own },
    { props: path, options: { config: { flags, values: {} } } },
  );
  const { queryClient } = page;
  await waitFor(() => expect(page.result.current).toBe(true));
  const run = <Input, Output>(mutation: Mutation<Input, Output>, input: Input) =>
    act(() => runMutation(queryClient, mutation, input).catch(() => undefined));
  return { ...page, logged, run };
}
