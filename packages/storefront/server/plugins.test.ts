import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesFromSources } from '../test/pagesFromSources.ts';
import { shop } from '../test/sampleShop.ts';

const START_MS = 120_000;
const plugin = {
  kind: 'analytics',
  name: 'heat-map',
  consent: 'survey',
  scripts: ['https://heat.example/a.js'],
  origins: ['https://collect.example'],
} as const;

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
    const { fetch } = await sources.serve({ shop: { ...shop, plugins: [plugin] }, b2c });
    const host = 'localhost:3000';
    const answer = await fetch(new Request(`http://${host}/trackOrder`, { headers: { host } }));
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' https:\/\/heat\.example https:\/\/tags\.example /);
    expect(policy).toContain(
      "connect-src 'self' https://heat.example https://tags.example https://collect.example",
    );
    const page = await answer.text();
    expect(page).not.toMatch(/<script[^>]*(heat|tags)\.example/);
    expect(page).toContain('"name":"heat-map"');
  },
  START_MS,
);
