// Pictures of the whole purchase for people to look at, from a server that runs:
//   E2E_PORT=3000 node --conditions=@driveline/source e2e/journeyShots.ts --out shots --markets us,mx,br
//        --widths 390,820,1440 --modes light,dark --pages home,cart,payment --text 200 --no-script
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { browserArgs, browserExecutable } from '../scripts/lib/browser.mjs';
import { createBuyer } from './support/buyer.ts';
import { newEmail } from './support/buy.ts';
import { cards, giveContact, payByCard, payOnGatewayPage, placeOrderButton } from './support/checkout.ts';
import { originOf } from './support/origins.ts';
import { open, shopOf, type Shop } from './support/shop.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    markets: { type: 'string', default: 'us' },
    widths: { type: 'string', default: '390,820,1440' },
    modes: { type: 'string', default: 'light,dark' },
    pages: { type: 'string', default: '' },
    /** Size of the text in percent of the browser's own. */
    text: { type: 'string', default: '100' },
    'no-script': { type: 'boolean', default: false },
  },
});
const list = (words: string) => words.split(',').filter(Boolean);
const asked = list(values.pages);
const hasScript = !values['no-script'];
const HEIGHT = 900;

/** Who buys in each market: the store with what they search for, the place that it is sent to. */
const buyers = {
  us: {
    store: '3021',
    search: 'power steering fluid',
    place: '60616',
    contact: { address: { street: '12 Main St', zipCode: '60616', city: 'Chicago', state: 'IL' } },
  },
  mx: {
    store: '7931',
    search: 'champú',
    place: '06600',
    contact: {
      address: {
        zipCode: '06600',
        state: 'CMX',
        city: 'Cuauhtémoc',
        colonia: 'Juárez',
        street: 'Paseo de la Reforma',
        exteriorNumber: '222',
      },
    },
  },
  br: {
    store: '8101',
    search: 'lava-autos',
    place: '01310-100',
    contact: {
      fiscalId: '529.982.247-25',
      address: {
        zipCode: '01310-100',
        street: 'Av. Paulista',
        number: '1374',
        district: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
    },
  },
};
type Code = keyof typeof buyers;

async function take(page: Page, market: string, name: string): Promise<void> {
  if (asked.length > 0 && !asked.includes(name)) return;
  for (const colorScheme of list(values.modes) as ('light' | 'dark')[]) {
    for (const width of list(values.widths).map(Number)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: HEIGHT });
      const path = join(values.out, [name, market, colorScheme, width, 'png'].join('.'));
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  console.log(`${market} ${name}`);
}

async function fillCart(shop: Shop, code: Code): Promise<void> {
  const { client, cookies } = createBuyer(code);
  const { store: storeNumber, search: searchText } = buyers[code];
  await client.call('stores.setPreferred', { body: { storeNumber } });
  const { products } = await client.call('catalog.search', { query: { searchText } });
  const stocked = products.filter(({ availability }) => (availability?.pickup?.quantity ?? 0) > 1);
  for (const [index, { skuNumber }] of stocked.slice(0, 2).entries()) {
    const shipmentType = index === 0 ? 'instore' : 'regular';
    await client.call('cart.addItem', { body: { skuNumber, quantity: 2, shipmentType } });
  }
  const url = originOf(code);
  await shop.page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
}

async function browse(shop: Shop, code: Code): Promise<void> {
  const { search, place } = buyers[code];
  const { products } = await createBuyer(code).client.call('catalog.search', {
    query: { searchText: search },
  });
  const pages = {
    home: '/',
    vehicle: '/user/myVehicle',
    category: '/parts',
    shelf: '/parts/brakes/brake-pads',
    results: `/searchresult?searchText=${encodeURIComponent(search)}`,
    'no-results': '/searchresult?searchText=zzxxqq',
    product: products[0]?.productDetailsPageUrl ?? '/',
    stores: `/store?q=${encodeURIComponent(place)}`,
    'empty-cart': '/cart',
    track: '/trackOrder',
    cookies: '/cookieSettings',
    'not-found': '/nothing-here',
  };
  for (const [name, path] of Object.entries(pages)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await open(shop, path);
    await take(shop.page, code, name);
  }
}

async function buy(shop: Shop, code: Code): Promise<void> {
  const { page, words } = shop;
  const email = newEmail('eva');
  await fillCart(shop, code);
  const at = async (name: string, path: string) => {
    await open(shop, path);
    await take(page, code, name);
  };
  await at('home-with-store', '/');
  await at('cart', '/cart');
  await at('delivery', '/checkout?step=delivery');
  await at('contact', '/checkout?step=contact');
  await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
  await take(page, code, 'contact-errors');
  await open(shop, '/checkout?step=contact');
  await giveContact(shop, { email, ...buyers[code].contact });
  await page.waitForLoadState('networkidle');
  await take(page, code, 'payment');
  await (hasScript ? payByCard : payOnGatewayPage)(shop, cards.visa);
  await take(page, code, 'review');
  await placeOrderButton(shop).click();
  await page.waitForURL(/orderConfirmation/);
  await take(page, code, 'confirmation');
}

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  args: [
    ...browserArgs,
    ...(values.text === '100'
      ? []
      : [`--blink-settings=defaultFontSize=${(16 * Number(values.text)) / 100}`]),
  ],
});
for (const code of list(values.markets) as Code[]) {
  const context = await browser.newContext({
    javaScriptEnabled: hasScript,
    baseURL: originOf(code),
    viewport: { width: 1440, height: HEIGHT },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const shop = shopOf(page, code, hasScript);
  await browse(shop, code);
  await buy(shop, code);
  await context.close();
}
await browser.close();
