// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { pageQueries, sendMissingLabels } from '@driveline/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { browserShop } from '../../data/browserLoader.ts';
import { missingLabels } from '../../shop/missingLabels.ts';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { type TextId, useText } from '../../shop/useShop.ts';
import { LateMeasured } from './LateMeasured.tsx';
import { Measured } from './Measured.tsx';

const SYNC = 'https://tags.example/sync.js';
const TAGS = 'https://tags.example/tags.js';
const REPLAY = 'https://replay.example/replay.js';
const values = {
  ANALYTICS_TAG_SYNC_URL_DEV: SYNC,
  ANALYTICS_TAG_URL_DEV: TAGS,
  SESSION_REPLAY_URL_DEV: REPLAY,
};

const plugins = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-plugin]')];

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  plugins().forEach((script) => script.remove());
  document.cookie = 'consent=; Max-Age=0; Path=/';
  missingLabels.take();
  vi.unstubAllGlobals();
  // jsdom has none.
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

/** A browser that has both timings of a page to tell of. */
class Observer {
  readonly #tell: (list: object) => void;
  constructor(tell: (list: object) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell({ getEntries: () => [{ startTime: 900, duration: 120, interactionId: 1 }] });
  }
}

const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(body);
  });

function leave() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What is loaded from others for a shopper who accepts all, and what a page that is left tells the shop's log. */
async function measured(flags: Readonly<Record<string, boolean>>) {
  document.cookie = 'consent=analytics.sessionReplay; Path=/';
  vi.stubGlobal('PerformanceObserver', Observer);
  const told: Blob[] = [];
  navigator.sendBeacon = (_, body) => told.push(body as Blob) > 0;
  const shop = await mountForTest(
    <>
      <b />
      <Measured frame="common" />
    </>,
    { config: { flags, values }, fetch: async () => Response.json(fixture('shell.header')) },
  );
  ({ end } = shop);
  await shop.until(() => expect(plugins().map(({ src }) => src)).toContain(TAGS));
  const scripts = plugins().map(({ src }) => src);
  leave();
  const bodies = await Promise.all(told.map(textOf));
  return { scripts, told: bodies.map((body) => (JSON.parse(body) as { message: string }).message) };
}

test.each([
  [true, [TAGS, REPLAY]],
  [false, [TAGS]],
])('[STATE-048] TEALEAF_ENABLED %s', async (isOn, scripts) => {
  expect((await measured({ TEALEAF_ENABLED: isOn, DISABLE_UTAG_SYNC: true })).scripts).toEqual(scripts);
});

test.each([
  [true, [TAGS]],
  [false, [SYNC, TAGS]],
])('[STATE-053] DISABLE_UTAG_SYNC %s', async (isOn, scripts) => {
  expect((await measured({ DISABLE_UTAG_SYNC: isOn })).scripts).toEqual(scripts);
});

test.each([
  ['PERFORMANCE_LCP_MEASUREMENTS_ENABLED', ['largestPaint']],
  ['PERFORMANCE_INP_MEASUREMENTS_ENABLED', ['interactionDelay']],
  ['NEITHER', []],
])('[STATE-050] %s is told when the page is left, and the other is not', async (flag, told) => {
  expect((await measured({ [flag]: true })).told).toEqual(told);
});

/** What the shop's log is told of a call that fails on a page with analytics. */
async function loggedFailures(sampleRate: number) {
  document.cookie = 'consent=analytics; Path=/';
  const logged: string[] = [];
  const shop = await mountForTest(
    <>
      <b />
      <LateMeasured frame="common" />
    </>,
    {
      config: { flags: {}, values: { ...values, LOG_SAMPLE_RATE: sampleRate } },
      fetch: async (url, { body }) => {
        const { pathname } = new URL(url);
        if (pathname === '/api/log') logged.push((JSON.parse(String(body)) as { message: string }).message);
        if (pathname.endsWith('header')) return Response.json(fixture('shell.header'));
        return Response.json({}, { status: 400 });
      },
    },
  );
  ({ end } = shop);
  await shop.until(() => expect(plugins().map(({ src }) => src)).toContain(TAGS));
  const { client, queryClient } = browserShop();
  await queryClient.prefetchQuery({ ...pageQueries.messages(client, ['any']), retry: false });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return logged;
}

test.each([
  [1, ['content.messages_FAILURE']],
  [0, []],
])(
  '[STATE-021][STATE-022] LOG_SAMPLE_RATE %s makes whether a failed call is logged',
  async (rate, logged) => {
    expect(await loggedFailures(rate)).toEqual(logged);
  },
);

const LacksText = () => useText()('gone.label' as TextId);

test.each([
  [true, ['gone.label']],
  [false, undefined],
])(
  '[STATE-024][STATE-049] LABEL_LOGGING_ENABLED %s makes whether a missing text is told',
  async (isOn, labels) => {
    const told: [string, Blob][] = [];
    navigator.sendBeacon = (url, body) => told.push([String(url), body as Blob]) > 0;
    const shop = await mountForTest(
      <p>
        <LacksText />
      </p>,
      {
        config: { flags: { LABEL_LOGGING_ENABLED: isOn }, values },
        fetch: async () => Response.json(fixture('shell.header')),
      },
    );
    // The browser's entry does so for a page.
    const stop = sendMissingLabels(browserShop().client, missingLabels);
    end = () => {
      stop();
      shop.end();
    };
    await shop.until(() => expect(shop.page.textContent).toBe('gone.label'));
    leave();
    const [[url, body] = []] = told;
    expect(url).toBe(isOn ? '/api/log?beacon=true' : undefined);
    const entry = body && (JSON.parse(await textOf(body)) as { meta: { labels: string[] } });
    expect(entry?.meta.labels).toEqual(labels);
  },
);
