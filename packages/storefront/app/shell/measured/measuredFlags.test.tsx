// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
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
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
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
