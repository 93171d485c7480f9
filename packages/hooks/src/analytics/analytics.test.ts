// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConsentCategory } from '../storage/consent.ts';
import { createAnalytics } from './analytics.ts';
import type { AnalyticsEvent } from './events.ts';
import { analyticsFields, withoutPersonal } from './events.ts';
import { configPlugins, hostVariant, loadPlugins } from './plugins.ts';
import type { AnalyticsPlugin } from './plugins.ts';
import { consentManager, installLink } from './scripts.ts';
import { reportVitals, sendVital } from './vitals.ts';
import type { ObserveTiming } from './vitals.ts';

const context = {
  pageType: 'product',
  locale: 'en-US',
  userType: '7',
  hashedCustomerId: 'h1',
  storeNumber: '12',
};

function started(accepted: readonly ConsentCategory[] | undefined, isBot = false) {
  let consent = accepted;
  const sent: AnalyticsEvent[] = [];
  const analytics = createAnalytics({ isBot, context: () => context, consent: () => consent });
  return {
    analytics,
    sent,
    connect: () => analytics.connect((event) => void sent.push(event)),
    choose(choice: readonly ConsentCategory[]) {
      consent = choice;
      analytics.consentChanged();
    },
  };
}

describe('[STATE-019] an event', () => {
  test('carries where and, in hashed form, who', () => {
    const { analytics, sent, connect } = started(['analytics']);
    connect();
    analytics.track('signOut');
    analytics.track('addToCart', { skuNumber: '100', quantity: 2, price: 9.5 });
    expect(sent).toEqual([
      { event: 'signOut', ...context },
      { event: 'addToCart', ...context, skuNumber: '100', quantity: 2, price: 9.5 },
    ]);
  });

  test('loses what is not its own', () => {
    const { analytics, sent, connect } = started(['analytics']);
    connect();
    const facts = { option: 'liveChat', email: 'ana@example.com', name: 'Ana' } as const;
    analytics.track('contactClick', facts);
    expect(sent[0]).toEqual({ event: 'contactClick', ...context, option: 'liveChat' });
  });

  test('has no field for a name, an email or an address', () => {
    const fields = Object.values(analyticsFields).flat().join(' ');
    expect(fields).not.toMatch(/name|email|address|phone/i);
  });

  test('holds no email in what people type', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.emailAddress(), fc.string(), (before, email, after) => {
        const text = withoutPersonal(`${before} ${email} ${after}`);
        expect(text).not.toContain(email);
      }),
      { numRuns: 50 },
    );
    expect(withoutPersonal('ask ana@example.com now')).toBe('ask [removed] now');
    expect(withoutPersonal('8013456789 2018 civic')).toBe('8013456789 2018 civic');
    expect(withoutPersonal('x'.repeat(9000))).toHaveLength(500);
  });

  test('survives a script that throws', () => {
    const { analytics, sent } = started(['analytics']);
    analytics.connect((event) => {
      sent.push(event);
      throw new Error('theirs');
    });
    analytics.track('signOut');
    analytics.track('signOut');
    expect(sent).toHaveLength(2);
  });
});

describe('[STATE-026] consent', () => {
  test('lets waiting events go once it is given', () => {
    const { analytics, sent, connect, choose } = started(undefined);
    connect();
    analytics.track('signOut');
    expect(sent).toEqual([]);
    choose(['analytics']);
    expect(sent).toHaveLength(1);
  });

  test('of other categories forgets them', () => {
    const { analytics, sent, connect, choose } = started(undefined);
    connect();
    analytics.track('signOut');
    choose(['survey']);
    choose(['analytics']);
    expect(sent).toEqual([]);
    analytics.track('signOut');
    expect(sent).toHaveLength(1);
  });

  test('without a script keeps the last fifty', () => {
    const { analytics, sent, connect } = started(['analytics']);
    for (let step = 0; step < 60; step += 1) analytics.track('checkoutStep', { step: String(step) });
    connect();
    expect(sent).toHaveLength(50);
    expect(sent[0]).toMatchObject({ step: '10' });
  });

  test('is not asked of a bot, which sends nothing', () => {
    const { analytics, sent, connect } = started(['analytics'], true);
    connect();
    analytics.track('signOut');
    expect(sent).toEqual([]);
  });
});

const config = (flags: readonly string[], values: Record<string, string> = {}) => ({
  flag: (name: string) => flags.includes(name),
  value: (name: string, fallback: string) => values[name] ?? fallback,
});
const urls = {
  ANALYTICS_TAG_URL_PROD: 'https://tags.test/prod.js',
  ANALYTICS_TAG_URL_QA: 'https://tags.test/qa.js',
  ANALYTICS_TAG_SYNC_URL_PROD: 'https://tags.test/sync.js',
  SESSION_REPLAY_URL_PROD: 'https://replay.test/a.js',
};
const scriptsOf = (flags: readonly string[], host = 'shop.example', values: Record<string, string> = urls) =>
  configPlugins(config(flags, values), host).flatMap(({ scripts }) => scripts);

describe('[STATE-018] the tag script of the config', () => {
  test.each([
    ['www.shop.example', 'prod'],
    ['qa.shop.example', 'qa'],
    ['staging2.shop.example', 'qa'],
    ['shop-qa.example', 'qa'],
    ['dev.shop.example', 'dev'],
    ['mx.localhost', 'dev'],
    ['qatar-parts.example', 'prod'],
    ['devon-parts.example', 'prod'],
  ])('of %s is that of %s', (host, variant) => expect(hostVariant(host)).toBe(variant));

  test('is that of the host’s variant, and none without an address on https', () => {
    expect(scriptsOf(['DISABLE_UTAG_SYNC'])).toEqual(['https://tags.test/prod.js']);
    expect(scriptsOf([], 'qa.shop.example')).toEqual(['https://tags.test/qa.js']);
    expect(scriptsOf([], 'localhost')).toEqual([]);
    for (const bad of ['http://tags.test/a.js', 'javascript:alert(1)', 'a.js'])
      expect(scriptsOf([], 'shop.example', { ANALYTICS_TAG_URL_PROD: bad })).toEqual([]);
  });

  test('[STATE-053] comes after the synchronous one, which its flag leaves out', () => {
    expect(scriptsOf([])).toEqual(['https://tags.test/sync.js', 'https://tags.test/prod.js']);
    expect(scriptsOf(['DISABLE_UTAG_SYNC'])).not.toContain('https://tags.test/sync.js');
  });
});

const plugin: AnalyticsPlugin = {
  name: 'heat-map',
  consent: 'survey',
  scripts: ['https://heat.test/a.js'],
};

describe('[STATE-026] plugins', () => {
  const loaded = (plugins: readonly AnalyticsPlugin[], accepted: readonly ConsentCategory[]) => {
    const place = document.implementation.createHTMLDocument();
    loadPlugins(plugins, accepted, place);
    loadPlugins(plugins, accepted, place);
    return [...place.scripts].map(({ src, async, dataset: { maskInputs } }) => ({ src, async, maskInputs }));
  };

  test('load in order, once, and each only after its own category', () => {
    const all = [...configPlugins(config([], urls), 'shop.example'), plugin];
    expect(loaded(all, []).length).toBe(0);
    expect(loaded(all, ['survey']).map(({ src }) => src)).toEqual(['https://heat.test/a.js']);
    expect(loaded(all, ['analytics'])).toEqual([
      { src: 'https://tags.test/sync.js', async: false, maskInputs: undefined },
      { src: 'https://tags.test/prod.js', async: false, maskInputs: undefined },
    ]);
  });

  test('[STATE-048] session replay loads by its flag after consent to it, and is told to mask what is typed', () => {
    const off = configPlugins(config([], urls), 'shop.example');
    const on = configPlugins(config(['TEALEAF_ENABLED'], urls), 'shop.example');
    expect(loaded(off, ['sessionReplay'])).toEqual([]);
    expect(loaded(on, ['survey'])).toEqual([]);
    expect(loaded(on, ['sessionReplay'])).toEqual([
      { src: 'https://replay.test/a.js', async: false, maskInputs: 'true' },
    ]);
  });
});

test('[STATE-046] install links carry the campaign with flag and consent', () => {
  const link = 'https://app.test/get?id=1';
  const campaign = { referrer: 'utm_source=shop' };
  const on = config(['MOBILE_ATTRIBUTION_ENABLED']);
  expect(installLink(on, ['attribution'], link, campaign)).toBe(`${link}&referrer=utm_source%3Dshop`);
  expect(installLink(config([]), ['attribution'], link, campaign)).toBe(link);
  for (const accepted of [undefined, [], ['analytics'] as const])
    expect(installLink(on, accepted, link, campaign)).toBe(link);
});

describe('[STATE-026][STATE-044] the consent manager', () => {
  const manager = (flags: readonly string[], url?: string) => {
    const logged: unknown[] = [];
    const answer = consentManager(
      config(flags, url === undefined ? {} : { CONSENT_SCRIPT_URL: url }),
      (entry) => logged.push(entry),
    );
    return { answer, logged };
  };

  test('is the config’s by its flag, else the built-in dialog', () => {
    expect(manager(['ONE_TRUST_ENABLED'], 'https://consent.test/a.js').answer.script).toBe(
      'https://consent.test/a.js',
    );
    expect(manager([], 'https://consent.test/a.js').answer.script).toBeUndefined();
    expect(manager(['ONE_TRUST_LINK_ENABLED']).answer.hasButton).toBe(true);
    expect(manager([]).answer.hasButton).toBe(false);
  });

  test.each([['not an address'], [''], ['javascript:alert(1)']])(
    '[STATE-025] with %j goes on without it and logs its kind alone',
    (url) => {
      const { answer, logged } = manager(['ONE_TRUST_ENABLED'], url);
      expect(answer.script).toBeUndefined();
      expect(logged).toEqual([
        { message: 'Error parsing OneTrust script URL', meta: { kind: 'consent-manager' } },
      ]);
    },
  );
});

describe('[STATE-050] vitals', () => {
  const observe: ObserveTiming = (type, onEntries) =>
    onEntries(
      type === 'event'
        ? [
            { startTime: 1, duration: 300 },
            { startTime: 2, duration: 120.4, interactionId: 1 },
            { startTime: 3, duration: 80, interactionId: 2 },
          ]
        : [
            { startTime: 900, duration: 0 },
            { startTime: 1499.6, duration: 0 },
          ],
    );
  const reported = (flags: readonly string[]) => {
    const { analytics, sent, connect } = started(['analytics']);
    connect();
    const report = reportVitals(config(flags), analytics, observe);
    report();
    report();
    return sent.map((event) => [event.event, 'ms' in event ? event.ms : undefined]);
  };

  test('are told once, each by its flag', () => {
    expect(reported(['PERFORMANCE_LCP_MEASUREMENTS_ENABLED'])).toEqual([['largestPaint', 1500]]);
    expect(reported(['PERFORMANCE_INP_MEASUREMENTS_ENABLED'])).toEqual([['interactionDelay', 120]]);
    expect(reported([])).toEqual([]);
  });

  test('go to the server’s own log, and nothing else does', async () => {
    const sent: { url: string; body: Blob }[] = [];
    const beacon = (url: string, body: Blob) => sent.push({ url, body });
    sendVital({ event: 'signOut', ...context }, beacon);
    sendVital({ event: 'largestPaint', ...context, ms: 1500 }, beacon);
    expect(sent.map(({ url }) => url)).toEqual(['/api/log']);
    expect(JSON.parse(await sent[0]!.body.text())).toEqual({
      message: 'largestPaint',
      level: 'info',
      meta: { ms: 1500, pageType: 'product' },
    });
  });
});
