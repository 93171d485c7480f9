import { us } from '@driveline/markets';
import { createTestServer } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import type * as reports from '../server/errorReports.ts';
import { samplePages } from './pagesFromSources.ts';
import { shop } from './sampleShop.ts';

const START_MS = 120_000;

const sources = await samplePages();

test(
  '[CONF-009] a market that the pages were built without has the crash screen in English, and the log says why',
  async () => {
    const { errorReports } = await sources.load<typeof reports>('server', 'errorReports.ts');
    const told: string[] = [];
    const end = errorReports.follow(({ message }) => void told.push(message));
    const ca = { ...us, code: 'ca', locale: 'en-CA', hreflang: 'en-CA', otherLocales: [] };
    const [name = '', brand] = Object.entries(shop.brands)[0] ?? [];
    const brands = { ...shop.brands, [name]: { ...brand!, markets: ['us', 'ca'] } };
    const outside = createTestServer();
    const b2c = { fetch: ({ url }: Request) => outside.fetch(url, {}), close: async () => undefined };
    const { fetch } = await sources.serve({ b2c, shop: { ...shop, markets: [us, ca], brands } });
    const look = async (host: string) => {
      const answer = await fetch(new Request(`http://${host}/`, { headers: { host } }));
      return { status: answer.status, html: await answer.text() };
    };
    const failed = await look('ca.localhost:3090');
    expect(failed.status).toBe(500);
    expect(failed.html).toContain('<html lang="en-US"');
    expect(failed.html).toMatch(/<h1[^>]*>Something not working/);
    end();
    expect(told).toContain('Locale not supported');
    expect((await look('localhost:3090')).status).toBe(200);
  },
  START_MS,
);
