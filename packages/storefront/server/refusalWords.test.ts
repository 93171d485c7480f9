import { expect, test } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { readSettings } from './settings.ts';

test('[API-026] a refusal is said in the shop’s own words, in a language that does not ship as well', async () => {
  const markets = shop.markets.map((market) =>
    market.code === 'br' ? { ...market, locale: 'fr-BR', language: 'fr' } : market,
  );
  const messages = { 'fr-BR': { 'server.error_busy': 'Trop de visites en ce moment.' } };
  const { fetch } = createServer({
    shop: { ...shop, markets, messages },
    settings: readSettings({}),
    b2c: {
      fetch: () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })),
      close: async () => {},
    },
    loadBuild: () => Promise.reject(new Error('This test opens no page.')),
    clientFiles: new Map(),
  });
  const headers = { host: 'br.localhost:3000' };
  const answer = await fetch(new Request('http://localhost:3000/ecomm/b2c/v1/cart', { headers }));
  const [error] = ((await answer.json()) as { errorDetails: unknown[] }).errorDetails;
  expect(error).toMatchObject({ errorMessageDefault: 'Trop de visites en ce moment.' });
});
