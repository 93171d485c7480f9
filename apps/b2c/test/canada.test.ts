import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPostalCode, postalCode, taxDocumentForm } from '@driveline/validation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canada } from '../../../examples/canada/index.ts';
import french from '../../../examples/canada/messages/fr-CA.json' with { type: 'json' };
import { commitBody, attachCard } from '../conformance/client/buyer.ts';
import { goodPassword } from '../conformance/client/password.ts';
import { createB2c, type B2c } from '../src/app.ts';
import type { Mail } from '../src/ports/mailer.ts';
import { createLog } from '../src/ops/log.ts';
import { shopperOver, type Shopper } from './shopper.ts';

/** What its shop hands to the server (`serverWords` of the storefront). */
const spoken = Object.fromEntries(
  Object.entries(french).flatMap(([id, text]) => {
    const own = id.replace(/^server\./, '');
    return own !== id || id.startsWith('validation.') ? [[own, text]] : [];
  }),
);
const mails: Mail[] = [];
const folder = mkdtempSync(join(tmpdir(), 'driveline-canada-'));
let b2c: B2c;

beforeAll(async () => {
  b2c = createB2c({
    markets: [canada],
    words: { 'fr-CA': spoken },
    dataDir: folder,
    seedParts: 100,
    log: createLog('silent'),
    mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
  });
  await b2c.ready;
}, 240_000);
afterAll(async () => {
  await b2c.close();
  rmSync(folder, { recursive: true, force: true });
});

const visitor = (): Shopper =>
  shopperOver((request) => b2c.fetch(request, { clientAddress: '10.0.0.1' }), 'http://ca.localhost:3000');

const inFrench = (): Shopper =>
  shopperOver((request) => {
    const headers = new Headers(request.headers);
    headers.set('x-locale', 'fr-CA');
    return b2c.fetch(new Request(request, { headers }), { clientAddress: '10.0.0.1' });
  }, 'http://ca.localhost:3000');

const inQuebec = {
  ...{ firstName: 'Noah', lastName: 'Tremblay', email: 'noah@example.com', phoneNumber: '5145550134' },
};
const home = {
  ...{ firstName: 'Noah', lastName: 'Tremblay', address1: '12 Rue Notre-Dame', city: 'Montréal' },
  ...{ state: 'QC', postalCode: 'h2y1c6' },
};

test('[PLUS-046] a part is found, and bought with two taxes on cart, order and mail', async () => {
  const shopper = visitor();
  const { products } = await shopper.do('catalog.search', { query: { searchText: 'brake pads' } });
  const [part] = products;
  expect(part?.itemDescription).toBeTruthy();
  await shopper.do('cart.addItem', {
    body: { skuNumber: part!.skuNumber, quantity: 3, shipmentType: 'regular' },
  });
  const unplaced = await shopper.do('cart.detail');
  expect(unplaced.grandOrderPriceInfo).toMatchObject({ currency: 'CAD', tax: 0, taxIncluded: false });
  expect(unplaced.grandOrderPriceInfo.taxLines).toBeUndefined();

  const placed = await shopper.do('cart.detail', { query: { postalCode: 'H2Y 1C6' } });
  const { taxLines = [], ...info } = placed.grandOrderPriceInfo;
  expect(info.estimatedFor).toBe('H2Y1C6');
  expect(taxLines.map(({ id, name, percent }) => [id, name, percent])).toEqual([
    ['gst', 'GST', 5],
    ['qst', 'QST', 9.975],
  ]);
  const cents = (amount: number) => Math.round(amount * 100);
  const base = cents(info.itemTotalPrice) - cents(info.discountPrice);
  const delivery = cents(info.shippingPrice);
  const due = (rate: number) => Math.round(base * rate) + Math.round(delivery * rate);
  expect(taxLines.map(({ amount }) => cents(amount))).toEqual([due(0.05), due(0.09975)]);
  expect(cents(info.tax)).toBe(due(0.05) + due(0.09975));

  await shopper.do('checkout.setAddress', { body: { ...inQuebec, shippingAddress: home } });
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  expect(ready.cart.grandOrderPriceInfo.taxLines).toEqual(taxLines);
  const { order } = await shopper.do('checkout.commit', commitBody(ready));
  expect(order?.grandOrderPriceInfo).toMatchObject({ tax: info.tax, taxLines, currency: 'CAD' });
  expect(order?.shippingAddress).toMatchObject({ state: 'QC', postalCode: 'H2Y1C6' });

  const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBeGreaterThan(0);
  for (const { name, amount } of taxLines) {
    expect(mails[0]!.text.replaceAll(/\s+/g, ' ')).toContain(`${name}: ${money.format(amount)}`);
  }
});

test('[PLUS-058] an invoice to a business is held against the rules that the market brings', async () => {
  const { market } = canada;
  const asked = { taxId: '12345 6782', legalName: 'Garage du Nord' };
  // The rules of the checkout's form.
  const form = taxDocumentForm(market.taxDocument!, market);
  expect(form.validate(asked).issues).toEqual([]);
  expect(form.validate({ ...asked, taxId: '12345 6789' }).issues).toMatchObject([{ rule: 'taxId.checksum' }]);

  const shopper = inFrench();
  const { products } = await shopper.do('catalog.search', { query: { searchText: 'brake pads' } });
  await shopper.do('cart.addItem', {
    body: { skuNumber: products[0]!.skuNumber, quantity: 1, shipmentType: 'regular' },
  });
  await shopper.do('checkout.setAddress', { body: { ...inQuebec, shippingAddress: home } });
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  const { body } = commitBody(ready);
  const wrong = { ...body, taxDocument: { ...asked, taxId: '123456789' } };
  const refused = await shopper.call('checkout.commit', { body: wrong });
  expect([refused.status, refused.key]).toEqual([422, 'error_tax_document']);
  expect(JSON.stringify(refused.body)).toMatch(/Vérifiez les chiffres du champ «\sNuméro d’entreprise\s»/);
  const { order } = await shopper.do('checkout.commit', { body: { ...body, taxDocument: asked } });
  expect(order?.taxDocument).toEqual({
    ...{ kind: 'businessInvoice', taxId: '123456782', legalName: 'Garage du Nord' },
    rows: [
      { name: 'taxId', label: 'Numéro d’entreprise', value: '12345 6782' },
      { name: 'legalName', label: 'Nom légal', value: 'Garage du Nord' },
    ],
  });
});

test('a province with one tax has one line, and a place elsewhere another', async () => {
  const shopper = visitor();
  const { products } = await shopper.do('catalog.search', { query: { searchText: 'brake pads' } });
  await shopper.do('cart.addItem', {
    body: { skuNumber: products[0]!.skuNumber, quantity: 1, shipmentType: 'regular' },
  });
  const namesAt = async (code: string) => {
    const { grandOrderPriceInfo } = await shopper.do('cart.detail', { query: { postalCode: code } });
    return grandOrderPriceInfo.taxLines?.map(({ name }) => name);
  };
  expect(await namesAt('M5V 2A5')).toEqual(['HST']);
  expect(await namesAt('v6z1m4')).toEqual(['GST', 'PST']);
  expect(await namesAt('T2P 1G7')).toEqual(['GST']);
});

test('[PLUS-046] [PLUS-047] in French the catalogue, taxes and errors are French', async () => {
  const shopper = inFrench();
  const { products } = await shopper.do('catalog.search', { query: { searchText: 'brake pads' } });
  expect(products[0]?.itemDescription).toMatch(/^Jeu de plaquettes de frein (avant|arrière)/);
  await shopper.do('cart.addItem', {
    body: { skuNumber: products[0]!.skuNumber, quantity: 1, shipmentType: 'regular' },
  });
  // Of a district that has no store.
  const cart = await shopper.do('cart.detail', { query: { postalCode: 'H2X 1Y4' } });
  expect(cart.grandOrderPriceInfo.taxLines?.map(({ name }) => name)).toEqual(['TPS', 'TVQ']);
  const refused = await shopper.call('stores.placeByPostalCode', { params: { postalCode: 'D2Y 1C6' } });
  expect(JSON.stringify(refused.body)).toContain('Entrez un code postal valide, comme K1A 0B1.');
});

const { pattern } = canada.market.postalCode;
const isCode = (code: string) => new RegExp(`^(?:${pattern})$`).test(code);

test.each([
  ['D, F, I, O, Q and U stand nowhere', 'DFIOQU', [false, false, false]],
  ['W and Z do not come first', 'WZ', [false, true, true]],
  ['the others stand anywhere', 'ABCEGHJKLMNPRSTVXY', [true, true, true]],
])('letters of a postal code: %s', (_, letters, accepted) => {
  for (const letter of letters) {
    const codes = [`${letter}1A 1A1`, `A1${letter} 1A1`, `A1A 1${letter}1`];
    expect(codes.map(isCode), letter).toEqual(accepted);
    expect(
      codes.map((code) => isCode(code.toLowerCase().replace(' ', ''))),
      letter,
    ).toEqual(accepted);
  }
});

test('stores are found by a code with letters, and a code that cannot be is refused', async () => {
  const { market } = canada;
  expect(formatPostalCode('h2y1c6', market)).toBe('H2Y 1C6');
  expect(postalCode('H2Y 1C6', market)).toBeUndefined();
  expect(postalCode('D2Y 1C6', market)?.rule).toBe('postalCode.invalid');
  const place = (code: string) =>
    visitor().call('stores.placeByPostalCode', { params: { postalCode: code } });
  expect((await place('H2Y 1C6')).body).toMatchObject({ postalCode: 'H2Y1C6', state: 'QC' });
  expect((await place('D2Y 1C6')).status).toBe(422);
});

test('[PLUS-046] nothing of rewards is there, and nothing fails for it', async () => {
  const shopper = visitor();
  const { paymentOptions } = await shopper.do('checkout.paymentOptions');
  expect(paymentOptions.map(({ paymentMethod }) => paymentMethod)).not.toContain('loyaltyCard');
  const body = {
    ...{ ...inQuebec, password: 'Drive the long way 1', postalCode: 'H2Y 1C6' },
    ...{ joinRewards: true, acceptsTerms: true },
  };
  const made = await shopper.call('identity.register', { body });
  expect(made.status).toBe(200);
  const { loyaltyAccount, loyaltyAccountAlerts } = await shopper.do('account.current');
  expect(loyaltyAccount).toBeNull();
  // Whether offers may be mailed is asked for everywhere; of cards and their terms nothing is.
  expect(loyaltyAccountAlerts.map(({ alertType }) => alertType)).toEqual(['OP']);
  expect((await shopper.do('rewards.account')).accounts).toEqual([]);
});

const core = ['src', 'seed', 'conformance', '../../packages'];
const named = /\bCanada\b|\b(?:en|fr)-CA\b|['"`]ca['"`]|\bca:\s|['"`]CAD['"`]/;

test('[PLUS-046] no file of the packages names it', () => {
  const found = core.flatMap((part) => {
    const root = join(import.meta.dirname, '..', part);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .filter(
        (path) => !/(?:^|\/)(?:node_modules|dist|test|fixtures)\/|\.(?:test|stories|d)\.tsx?$/.test(path),
      )
      .filter((path) => named.test(readFileSync(join(root, path), 'utf8')));
  });
  expect(found).toEqual([]);
});

test('[API-059] nobody joins a rewards program that the market does not have', async () => {
  const shopper = visitor();
  const { firstName, lastName, email } = inQuebec;
  const password = goodPassword;
  await shopper.do('identity.register', { body: { firstName, lastName, email: `joins.${email}`, password } });
  const joined = await shopper.call('rewards.signUp', {
    body: { ...inQuebec, postalCode: 'H2Y 1C6', acceptsTerms: true },
  });
  expect([joined.status, joined.key]).toEqual([404, 'error_rewards_card_unknown']);
});
