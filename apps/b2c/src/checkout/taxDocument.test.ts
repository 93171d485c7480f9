import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachCard, cards, commitBody, lookingAgain, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { createLog } from '../ops/log.ts';
import { maskedTaxId } from '../account/taxDocument.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const factura = {
  taxId: 'gode-561231-gr8',
  legalName: 'Eva González Domínguez',
  taxRegime: '612',
  invoiceUse: 'G03',
  postalCode: '06600',
};
const kept = { ...factura, taxId: 'GODE561231GR8', legalName: 'EVA GONZÁLEZ DOMÍNGUEZ' };
const brazilian = { fiscalId: '529.982.247-25', phoneNumber: '11912345678' };

async function buyer(market: string, { more = {}, card = cards.visa, email = '' } = {}) {
  const part = await stockedPart(shop, { market, onHand: 5, skip: skip++ });
  return readyBuyer(shop, part, { market, card, more: { ...more, ...(email && { email }) } });
}
const asked = (ready: Awaited<ReturnType<typeof buyer>>, taxDocument: object) => ({
  body: { ...commitBody(ready).body, taxDocument: taxDocument as typeof factura },
});
const fieldsOf = (text: string) =>
  (JSON.parse(text) as { errorDetails: { field: string; errorMessageDefault: string }[] }).errorDetails.map(
    ({ field, errorMessageDefault }) => [field, errorMessageDefault],
  );

describe('[PLUS-058] an order with an invoice', () => {
  test('of Mexico keeps the data of the factura and shows them with the order', async () => {
    const ready = await buyer('mx');
    const { orderId = '', order } = await ready.shopper.do('checkout.commit', asked(ready, factura));
    expect(order?.taxDocument).toEqual({
      ...kept,
      kind: 'cfdi',
      rows: [
        { name: 'taxId', label: 'RFC', value: 'GODE561231GR8' },
        { name: 'legalName', label: 'Nombre o razón social', value: 'EVA GONZÁLEZ DOMÍNGUEZ' },
        {
          name: 'taxRegime',
          label: 'Régimen fiscal',
          value: '612 Personas Físicas con Actividades Empresariales y Profesionales',
        },
        { name: 'invoiceUse', label: 'Uso de CFDI', value: 'G03 Gastos en general' },
        { name: 'postalCode', label: 'Código postal fiscal', value: '06600' },
      ],
    });
    const later = await ready.shopper.do('orders.detail', { params: { orderId } });
    expect(later.taxDocument).toEqual(order?.taxDocument);
  });

  test('of Brazil keeps a CNPJ without its signs and shows it with them', async () => {
    const ready = await buyer('br', { more: brazilian });
    const nota = { taxId: '12.abc.345/01de-35', legalName: 'Peças Sul Ltda', stateRegistration: 'Isenta' };
    const { order } = await ready.shopper.do('checkout.commit', asked(ready, nota));
    expect(order?.taxDocument).toMatchObject({ taxId: '12ABC34501DE35', stateRegistration: 'ISENTO' });
    expect(order?.taxDocument?.rows?.[0]).toMatchObject({
      label: 'CPF ou CNPJ',
      value: '12.ABC.345/01DE-35',
    });
  });

  test('is mailed with its number masked', async () => {
    const email = `factura-${Math.random()}@example.com`;
    const ready = await buyer('mx', { email });
    await ready.shopper.do('checkout.commit', asked(ready, factura));
    const { text, html } = await mailTo(shop, email, /Datos de facturación/);
    expect(text).toContain('RFC: •••••••••1GR8');
    expect(text).toContain('Uso de CFDI: G03 Gastos en general');
    expect(text + html).not.toContain('GODE561231GR8');
  });

  test('says nothing of an invoice where none was asked for', async () => {
    const ready = await buyer('mx');
    const { order } = await ready.shopper.do('checkout.commit', commitBody(ready));
    expect(order).toBeDefined();
    expect(order?.taxDocument).toBeUndefined();
  });

  test('is not placed with wrong data, which leave nothing behind', async () => {
    const ready = await buyer('mx');
    const wrong = { ...factura, taxId: 'GODE561331GR8', invoiceUse: 'CP01', postalCode: '66' };
    const { body } = asked(ready, wrong);
    const refused = await ready.shopper.call('checkout.commit', { body });
    expect([refused.status, refused.key]).toEqual([422, 'error_tax_document']);
    expect(fieldsOf(refused.text)).toEqual([
      ['taxDocument.taxId', expect.stringContaining('GODE561231GR8')],
      ['taxDocument.invoiceUse', 'Elige un uso que corresponda a tu régimen.'],
      ['taxDocument.postalCode', expect.stringContaining('5 dígitos')],
    ]);
    const { db } = shop.database;
    const of = ready.cart.commerceId;
    expect(await db.selectFrom('payment').select('id').where('cart_id', '=', of).execute()).toEqual([]);
    const { status } = await db
      .selectFrom('cart')
      .select('status')
      .where('id', '=', of)
      .executeTakeFirstOrThrow();
    expect(status).toBe('OPEN');
    // The same key is free for what was mended.
    const { orderId } = await ready.shopper.do('checkout.commit', {
      body: { ...body, taxDocument: factura },
    });
    expect(orderId).toBeTruthy();
  });

  test('is placed with an RFC whose last character breaks its rule, as the tax office has issued some', async () => {
    const ready = await buyer('mx');
    const taxDocument = { ...factura, taxId: 'GODE561231GR9' };
    const { order } = await ready.shopper.do('checkout.commit', asked(ready, taxDocument));
    expect(order?.taxDocument?.taxId).toBe('GODE561231GR9');
  });

  test('is refused where the market has no tax document', async () => {
    const ready = await buyer('us');
    const refused = await ready.shopper.call('checkout.commit', asked(ready, factura));
    expect([refused.status, fieldsOf(refused.text)[0]?.[0]]).toEqual([422, 'taxDocument']);
  });

  test('has what was mended while the bank asked', async () => {
    const ready = await buyer('mx', { card: cards.challenge });
    const { body } = asked(ready, factura);
    const { challenge } = await ready.shopper.do('checkout.commit', { body });
    await ready.shopper.fetch(new URL(challenge?.url ?? '').pathname, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    const mended = { ...body, taxDocument: { ...factura, invoiceUse: 'S01' } };
    const { order } = await ready.shopper.do('checkout.commit', { body: mended });
    expect(order?.taxDocument?.invoiceUse).toBe('S01');
  });

  test('is placed after a declined card with the data of the second try', async () => {
    const ready = await buyer('mx', { card: cards.declined });
    expect((await ready.shopper.call('checkout.commit', asked(ready, factura))).key).toBe(
      'error_card_declined',
    );
    const again = await lookingAgain(await attachCard(ready));
    const { order } = await ready.shopper.do(
      'checkout.commit',
      asked(again, { ...factura, invoiceUse: 'I03' }),
    );
    expect(order?.taxDocument?.invoiceUse).toBe('I03');
  });
});

describe('[PLUS-058] the tax data of an account', () => {
  test('are kept, changed and removed', async () => {
    const { shopper } = await registered(shop, { market: 'mx' });
    expect((await shopper.do('account.current')).taxDocument).toBeUndefined();
    const update = (taxDocument: typeof factura | null) =>
      shopper.do('account.update', { body: { taxDocument } });
    expect((await update(factura)).taxDocument).toEqual(kept);
    expect((await update({ ...factura, invoiceUse: 'S01' })).taxDocument).toMatchObject({
      invoiceUse: 'S01',
    });
    await shopper.do('account.update', { body: { firstName: 'Eva' } });
    expect((await shopper.do('account.current')).taxDocument).toMatchObject({ invoiceUse: 'S01' });
    expect((await update(null)).taxDocument).toBeUndefined();
  });

  test('that are wrong change nothing', async () => {
    const { shopper } = await registered(shop, { market: 'mx' });
    const body = { firstName: 'Eva', taxDocument: { ...factura, taxRegime: '601' } };
    const refused = await shopper.call('account.update', { body });
    expect([refused.status, refused.key]).toEqual([422, 'error_tax_document']);
    const { firstName, taxDocument } = await shopper.do('account.current');
    expect([firstName, taxDocument]).toEqual(['Ada', undefined]);
  });
});

test('[PLUS-058] no line of the log has tax data', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info({ taxDocument: factura, body: { taxDocument: factura, ...kept } }, 'a commit');
  log.info({ ...kept, stateRegistration: '110042490114' }, 'an account');
  expect(lines.join('')).not.toMatch(/gode|eva|110042490114/i);
});

test.each([
  ['GODE561231GR8', '•••••••••1GR8'],
  ['529.982.247-25', '•••.•••.•47-25'],
  ['12.ABC.345/01DE-35', '••.•••.•••/••DE-35'],
  ['123', '123'],
])('the number %s is masked as %s', (shown, masked) => {
  expect(maskedTaxId(shown)).toBe(masked);
});

test('[PLUS-050] a member is asked for the tax number once: the next order knows it, and no guest does', async () => {
  const { shopper, email } = await registered(shop, { market: 'br' });
  const part = await stockedPart(shop, { market: 'br', onHand: 5, skip: skip++ });
  const options = { market: 'br', more: { ...brazilian, email } };
  expect(await shopper.do('checkout.state')).not.toHaveProperty('lastFiscalId');
  const ready = await readyBuyer(shop, part, { ...options, shopper });
  expect(await shopper.do('checkout.state')).not.toHaveProperty('lastFiscalId');
  await shopper.do('checkout.commit', commitBody(ready));
  const next = { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'instore' as const } };
  await shopper.do('cart.addItem', next);
  expect(await shopper.do('checkout.state')).toMatchObject({ contact: null, lastFiscalId: '52998224725' });
  const guest = await readyBuyer(shop, part, options);
  await guest.shopper.do('checkout.commit', commitBody(guest));
  await guest.shopper.do('cart.addItem', next);
  expect(await guest.shopper.do('checkout.state')).not.toHaveProperty('lastFiscalId');
});
