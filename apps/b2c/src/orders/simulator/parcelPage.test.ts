import { br, createMarkets, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import type { Services } from '../../http/services.ts';
import { parcelPage } from './parcelPage.ts';

const page = parcelPage({ markets: createMarkets([us, mx, br]) } as unknown as Services);
const at = (market: string, path: string, locale = '') =>
  page.request(`http://${market}.localhost${path}`, { headers: { 'x-market': market, 'x-locale': locale } });

test.each([
  ['us', '', 'en-US', 'Package PW1', 'made up for this demonstration'],
  ['us', 'es-US', 'es-US', 'Envío PW1', 'inventado para esta demostración'],
  ['mx', '', 'es-MX', 'Envío PW1', 'inventada para esta demostración'],
  ['br', '', 'pt-BR', 'Envio PW1', 'fictícia desta demonstração'],
])('[PLUS-064] the made-up carrier of %s %s says so', async (market, asked, locale, title, words) => {
  const answer = await at(market, '/sandbox-pay/parcel/PW1', asked);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(words);
});

test.each([
  '/sandbox-pay/parcel/',
  '/sandbox-pay/parcel/PW%3Cscript',
  `/sandbox-pay/parcel/${'1'.repeat(41)}`,
])('%s is no parcel of it', async (path) => {
  expect((await at('us', path)).status).toBe(404);
});
