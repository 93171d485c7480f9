import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { queryRoots } from '../queryRoots.ts';
import type { PageFacts } from '../state/appState.ts';
import { deviceOf } from '../state/device.ts';
import type { BrowserStorage } from '../storage/browserStorage.ts';
import { CONSENT_CHANGED, readConsent } from '../storage/consent.ts';
import { createCookieJar } from '../storage/cookieJar.ts';
import type { Analytics } from './analytics.ts';
import type { AnalyticsEvent } from './events.ts';
import { followFacts } from './followFacts.ts';
import type { Logger } from './logger.ts';
import { measureShop } from './measureShop.ts';
import { pageFacts, type Place } from './pageFacts.ts';
import { createModuleRunner, type PluginModules, type PluginShop } from './pluginModules.ts';
import { loadPlugins, type AnalyticsPlugin } from './plugins.ts';
import { useSharedState } from './useSharedState.ts';
import { sendVital } from './vitals.ts';

export interface Measured {
  readonly analytics: Analytics;
  readonly logger: Pick<Logger, 'action'>;
  readonly storage: BrowserStorage;
  readonly plugins: readonly AnalyticsPlugin[];
  /** Modules of those plugins that have one. */
  readonly modules: PluginModules;
  /** What modules are told of the shop. */
  readonly shop: PluginShop;
  /** The page; `key` is another one with every visit. */
  readonly place: Place & { readonly key: string };
  readonly page: PageFacts;
}

/** The data layer: where tag managers read the events. It is there with the first event that may leave. */
interface DataLayerWindow {
  dataLayer?: unknown[];
}

/**
 * Measures a shop from the moment that it is shown: acts and pages go to the window's `dataLayer`, and the plugins' scripts
 * are loaded, each once its category is accepted (STATE-018 to STATE-023, STATE-026, STATE-048, STATE-050). Cookies of
 * analytics and `window.shopState` are there for them (STATE-001 to STATE-004, STATE-013 to STATE-015).
 */
export function useMeasured({ analytics, logger, storage, plugins, place, page, ...own }: Measured): void {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const [jar] = useState(() => createCookieJar());
  const [runner] = useState(() => createModuleRunner(own.modules, own.shop));
  const share = useSharedState(storage, place.pathname, page);
  const apply = useEffectEvent(() => {
    // CONF-027: a bot gets no script of others, whatever its cookies say, and sends no event.
    if (deviceOf(navigator.userAgent).deviceType === 'bot') return;
    const accepted = readConsent(document.cookie) ?? [];
    share(accepted.length > 0);
    loadPlugins(plugins, accepted);
    runner.start(plugins, accepted);
    // Last: what was kept goes to the modules too.
    analytics.consentChanged();
  });
  useEffect(() => {
    const facts = followFacts(queryClient, jar);
    facts.apply();
    addEventListener(CONSENT_CHANGED, facts.apply);
    return () => {
      removeEventListener(CONSENT_CHANGED, facts.apply);
      facts.end();
    };
  }, [queryClient, jar]);
  const { key } = place;
  // Also with every visit: without the dialog's script the choice comes with the answer to a form.
  useEffect(() => {
    const listen = () => apply();
    listen();
    addEventListener(CONSENT_CHANGED, listen);
    return () => removeEventListener(CONSENT_CHANGED, listen);
  }, [key]);
  useEffect(() => {
    analytics.connect((event) => {
      deliver(event);
      runner.tell(event);
    });
    return measureShop({ client, queryClient, analytics, logger, storage, jar });
  }, [client, queryClient, analytics, logger, storage, jar, runner]);
  const tellPage = useEffectEvent((told: Set<string>) => {
    const cache = queryClient.getQueryCache();
    // Who is looking is part of every event.
    if (cache.findAll({ queryKey: queryRoots.header }).some(({ state }) => state.status === 'pending'))
      return;
    for (const event of pageFacts(queryClient, place, { storage, told })) analytics.tell(event);
  });
  useEffect(() => {
    const told = new Set<string>();
    const tell = () => tellPage(told);
    tell();
    return queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && tell());
  }, [key, queryClient]);
}

function deliver(event: AnalyticsEvent): void {
  ((globalThis as DataLayerWindow).dataLayer ??= []).push(event);
  sendVital(event);
}
