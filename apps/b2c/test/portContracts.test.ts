import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { br, us } from '@driveline/markets';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { taxonomyOf } from '../src/catalog/taxonomy.ts';
import { deskSimulator } from '../src/chat/deskSimulator.ts';
import { systemClock } from '../src/clock/clock.ts';
import { fileContent } from '../src/content/fileContent.ts';
import { catalogFit } from '../src/fitment/catalogFit.ts';
import { folderTexter } from '../src/mail/folderTexter.ts';
import { folderMailer } from '../src/mail/mailers.ts';
import { robotToken, sandboxCaptcha } from '../src/payments/captcha.ts';
import { sandboxGateway } from '../src/payments/sandbox/sandboxGateway.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { PaymentRefusedError } from '../src/ports/gateway.ts';
import { termsTax } from '../src/pricing/tax.ts';
import { databaseSearch } from '../src/search/searchPort.ts';
import { samplePlates } from '../src/vehicles/samplePlates.ts';
import { vehicleById } from '../src/vehicles/vehicleById.ts';
import { toVehicleMap } from '../src/vehicles/vehicleMap.ts';
import { cards, fillCart, tokenFor } from '../conformance/client/buyer.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { addressService } from './addressService.ts';
import { openShop } from './shop.ts';
import {
  captchaContract,
  chatContract,
  contentContract,
  fitContract,
  mailContract,
  paymentContract,
  plateContract,
  postalAddressContract,
  searchContract,
  taxContract,
  textContract,
  type ContractCase,
} from '../conformance/ports/index.ts';

const shop = await openShop();
const folder = mkdtempSync(join(tmpdir(), 'driveline-ports-'));
const mailer = folderMailer(folder);
afterAll(async () => {
  mailer.close();
  rmSync(folder, { recursive: true });
  await shop.close();
});
const { db } = shop.database;

/** All that lies in the outbox. */
const outbox = () =>
  Promise.resolve(
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );

const payer = await fillCart(shop.shopper(), await stockedPart(shop));
const { types } = await taxonomyOf(db);

/** A Civic, and a part of each kind for it. */
async function fitting() {
  const { rows } = await sql<{ id: string }>`
    select v.id::text from vehicle v join model m on m.id = v.model_id
    where m.name = 'Civic' and v.year = 2018 and v.market = 'us' order by v.id limit 1`.execute(db);
  const row = (await vehicleById(db, 'us', rows[0]!.id))!;
  const vehicle = { source: 'picker' as const, map: toVehicleMap(us, row, {}) };
  const found = await sql<{ sku: string }>`select sku from part order by id limit 2000`.execute(db);
  const verdicts = await catalogFit.verdicts(
    db,
    us,
    vehicle,
    found.rows.map(({ sku }) => sku),
  );
  const skuThat = (state: string) => [...verdicts].find(([, verdict]) => verdict.state === state)![0];
  return {
    vehicle,
    fitting: skuThat('FITS'),
    misfit: skuThat('DOES_NOT_FIT'),
    universal: skuThat('UNIVERSAL'),
  };
}

const contracts: Readonly<Record<string, readonly ContractCase[]>> = {
  payment: paymentContract({
    gateway: sandboxGateway({ markets: shippedMarkets, db, clock: systemClock }),
    order: {
      market: 'us',
      locale: 'en-US',
      amountMinor: 4200,
      currency: 'USD',
      returnUrl: '/checkout',
      vendors: ['visa'],
      shopOrigin: 'http://us.localhost:3000',
    },
    token: (outcome) => tokenFor(payer.shopper, outcome === 'approved' ? cards.visa : cards.declined),
  }),
  tax: taxContract({
    tax: termsTax(shippedMarkets),
    market: 'us',
    place: { region: 'TN', postalCode: '38103' },
  }),
  captcha: captchaContract({
    captcha: sandboxCaptcha,
    personToken: () => Promise.resolve('a person'),
    robotToken: () => Promise.resolve(robotToken),
  }),
  plates: plateContract({
    plates: samplePlates(shippedMarkets),
    market: 'br',
    known: 'ABC1D23',
    unknown: 'ZZZ9Z99',
  }),
  // Of a service: the shipped adapter knows nothing.
  postalAddresses: postalAddressContract({
    addresses: addressService,
    market: br,
    known: '06310000',
    unknown: '06399999',
    otherMarket: 'mx',
  }),
  mail: mailContract({ mailer, to: 'ana@example.com', language: us.locale, arrived: outbox }),
  text: textContract({ texter: folderTexter(folder), phone: '9015550134', arrived: outbox }),
  content: contentContract({
    content: fileContent({ us: { pages: { '/lp/faqs': { title: 'FAQs', blocks: [] } as never } } }),
    market: us,
    path: '/lp/faqs',
  }),
  chat: chatContract({
    desk: deskSimulator({ markets: shippedMarkets, db, agents: 3 }),
    market: us,
    now: new Date('2026-03-03T18:00:00Z'),
  }),
  fit: fitContract({ fit: catalogFit, db, market: us, ...(await fitting()) }),
  search: searchContract({
    search: databaseSearch(db),
    market: 'us',
    typeId: types.find(({ code }) => code === 'brake-rotors')!.id,
    text: 'brake rotors',
  }),
};

describe.each(Object.entries(contracts))('[PLUS-038] the shipped %s port', (_, cases) => {
  test.each(cases.map(({ name, run }) => [name, run] as const))('%s', async (_name, run) => {
    await expect(run()).resolves.toBeUndefined();
  });
});

test('a broken adapter fails its contract', async () => {
  const half = { taxOf: () => Promise.resolve({ each: [0.5], taxMinor: 1, included: false }) };
  const [first] = taxContract({ tax: half, market: 'us', place: { region: 'TN', postalCode: null } });
  await expect(first!.run()).rejects.toThrow('Expected values');
});

test('[PLUS-038] a charge of the sandbox is its market’s alone, as where each market has an account', async () => {
  const gateway = sandboxGateway({ markets: shippedMarkets, db, clock: systemClock });
  const request = {
    ...{ idempotencyKey: randomUUID(), market: 'us', amountMinor: 4200, currency: 'USD' },
    ...{ returnUrl: '/checkout', shopOrigin: 'http://us.localhost:3000' },
    instrument: { kind: 'token', token: await tokenFor(payer.shopper, cards.visa), installments: 1 } as const,
  };
  const { ref } = await gateway.authorize(request);
  expect(await gateway.findCharge(request.idempotencyKey, 'mx')).toBeUndefined();
  await expect(gateway.capture(ref, 4200, randomUUID(), 'mx')).rejects.toBeInstanceOf(PaymentRefusedError);
  await gateway.void(ref, randomUUID(), 'mx');
  await gateway.capture(ref, 4200, randomUUID(), 'us');
  await expect(gateway.refund(ref, 4200, randomUUID(), 'mx')).rejects.toBeInstanceOf(PaymentRefusedError);
  await gateway.refund(ref, 4200, randomUUID(), 'us');
});
