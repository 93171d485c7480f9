import type { ContentPort } from '@driveline/b2c';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesFromSources } from '../test/pagesFromSources.ts';
import { shop } from '../test/sampleShop.ts';
import { definePlugin } from '../src/plugins/definePlugin.ts';
import { mapTiles } from '../src/plugins/mapTiles.ts';
import { readSettings } from './settings.ts';

const START_MS = 120_000;
const plugin = definePlugin({
  name: 'heat-map',
  csp: {
    connect: ['https://collect.example'],
    img: ['https://pixel.example'],
    frame: ['https://panel.example'],
  },
  head: [{ meta: { name: 'heat-map-site', content: '"42"' } }],
  analytics: { consent: 'survey', scripts: ['https://heat.example/a.js'] },
  errors: () => [],
});

/** Has a config that names a tag manager for this host. */
const b2c = {
  fetch: async ({ url }: Request) =>
    url.includes('/globalConfig')
      ? Response.json({ flags: {}, values: { ANALYTICS_TAG_URL_DEV: 'https://tags.example/dev.js' } })
      : Response.json({}, { status: 404 }),
  close: async () => {},
};

let sources: Awaited<ReturnType<typeof pagesFromSources>>;
beforeAll(async () => {
  sources = await pagesFromSources();
}, START_MS);
afterAll(() => sources.close());

test(
  '[STATE-018][STATE-026] a page may load what plugins declare, and loads none of it by itself',
  async () => {
    const { fetch } = await sources.serve({
      shop: { ...shop, plugins: [plugin] },
      settings: readSettings({ PICTURE_ORIGINS: 'https://img.cdn.example' }),
      b2c,
    });
    const host = 'localhost:3000';
    const answer = await fetch(new Request(`http://${host}/trackOrder`, { headers: { host } }));
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = 'https://heat.example https://tags.example';
    expect(policy).toContain(`script-src 'self' ${scripts} '`);
    expect(policy).toContain(`connect-src 'self' ${scripts} https://collect.example;`);
    expect(policy).toContain(
      `img-src 'self' data: ${scripts} https://pixel.example https://img.cdn.example;`,
    );
    expect(policy).toContain("frame-src 'self' https://panel.example;");
    const page = await answer.text();
    expect(page).not.toMatch(/<script[^>]*(heat|tags)\.example/);
    expect(page).toContain('<meta name="heat-map-site" content="&quot;42&quot;">');
    const record = JSON.parse(
      /<script type="application\/json" id="shop">(.*?)<\/script>/.exec(page)?.[1] ?? '',
    );
    expect(record.plugins).toEqual([
      { name: 'heat-map', consent: 'survey', scripts: ['https://heat.example/a.js'] },
    ]);
  },
  START_MS,
);

test(
  'streets of a tile server are let in and known to pages, and no page asks for one',
  async () => {
    const map = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Map data: the city' };
    const { fetch } = await sources.serve({ shop: { ...shop, plugins: [mapTiles(map)] }, b2c });
    const host = 'localhost:3000';
    const answer = await fetch(new Request(`http://${host}/store`, { headers: { host } }));
    expect(answer.headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
    const page = await answer.text();
    expect(page).not.toMatch(/<(?:img|link)[^>]*tiles\.example/);
    const record = /<script type="application\/json" id="shop">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(record).map).toEqual(map);
  },
  START_MS,
);

test(
  '[PLUS-030] a plugin’s content system gives the words, and the files what it does not know',
  async () => {
    const footer = { footerTop: [], footerMiddle: [], footerBottom: [] };
    const read = async (kind: string) => {
      if (kind === 'topNav') throw new Error('away');
      return kind === 'footer' ? footer : undefined;
    };
    const content = { read } as ContentPort;
    const { fetch } = await sources.serve({ shop: { ...shop, plugins: [{ name: 'cms', content }] }, b2c });
    const get = async (name: string, host = 'localhost:3000') =>
      (await fetch(new Request(`http://${host}/api/contentstack/${name}`, { headers: { host } }))).json();
    expect(await get('footer')).toEqual(footer);
    expect((await get('header')).menu.length).toBeGreaterThan(0);
    expect((await get('top-nav', 'br.localhost:3000')).menuList.length).toBeGreaterThan(0);
  },
  START_MS,
);
