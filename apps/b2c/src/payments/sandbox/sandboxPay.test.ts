import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards, contact } from '../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../../test/shop.ts';
import { readTheme } from './payTheme.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function opened(
  market = 'us',
): Promise<{ shopper: Shopper; frame: string; page: string; origin: string }> {
  const part = await stockedPart(shop, { market, skip: skip++ });
  const shopper = shop.shopper(market);
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1 } });
  const { frameUrl, pageUrl, origin } = await shopper.do('checkout.paymentSession', {
    body: { returnUrl: '/checkout?step=review' },
  });
  return { shopper, frame: new URL(frameUrl).pathname, page: new URL(pageUrl).pathname, origin };
}

const card = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    cardNumber: cards.visa,
    expiry: '12/39',
    securityCode: '123',
    nameOnCard: 'Ana Buyer',
    ...more,
  });
const post = (shopper: Shopper, path: string, body: URLSearchParams, accept = 'application/json') =>
  shopper.fetch(path, { method: 'POST', body, headers: { accept } });

describe('the frame', () => {
  test('[PLUS-020] has an origin of its own, one script by its hash, and only the shop as parent', async () => {
    const { shopper, frame } = await opened();
    const answer = await shopper.fetch(frame);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'/);
    expect(policy).toContain("frame-ancestors 'self' http://us.localhost:3000");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) {
      expect(html).toContain(`autocomplete="${token}"`);
    }
  });

  test.each([
    ['Ana', 'Ana Buyer'],
    ['Анна', 'Анна Buyer'],
    ['Bartholomew Maximilianson', ''],
  ])(
    '[PLUS-018] has the name of the contact %s on the card, unless no card has it',
    async (firstName, name) => {
      const { shopper } = await opened();
      await shopper.do('checkout.setAddress', { body: { ...contact, firstName } });
      const { frameUrl } = await shopper.do('checkout.paymentSession', { body: { returnUrl: '/checkout' } });
      const path = new URL(frameUrl).pathname;
      const nameIn = (html: string) => /name="nameOnCard"[^>]* value="([^"]*)"/.exec(html)?.[1];
      expect(nameIn(await (await shopper.fetch(path)).text())).toBe(name);
      const emptied = await post(shopper, path, card({ nameOnCard: '' }), 'text/html');
      expect(nameIn(await emptied.text())).toBe('');
    },
  );

  test('[PLUS-020] answers with a token and what may be shown of the card', async () => {
    const { shopper, frame } = await opened();
    const answer = await post(shopper, frame, card({ cardNumber: '4242 4242 4242 4242' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^tok_/),
      vendor: 'visa',
      lastFour: '4242',
      expiry: '12/39',
    });
  });

  test.each([
    ['a number with a wrong digit', { cardNumber: '4242424242424241' }, 'cardNumber'],
    ['a number that is too short', { cardNumber: '42424242' }, 'cardNumber'],
    ['a card that has expired', { expiry: '01/20' }, 'expiry'],
    ['a month that is none', { expiry: '13/39' }, 'expiry'],
    ['a code that is too short', { securityCode: '12' }, 'securityCode'],
    ['three digits for american express', { cardNumber: cards.amex, securityCode: '123' }, 'securityCode'],
    ['a missing name', { nameOnCard: '' }, 'nameOnCard'],
    ['a vendor that the market does not take', { cardNumber: cards.carnet }, 'cardNumber'],
  ])('[VALID-021] %s is named at its field', async (_what, more, field) => {
    const { shopper, frame } = await opened();
    const answer = await post(shopper, frame, card(more));
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.length).toBeGreaterThan(5);
  });

  test('[CART-047] carnet is a card of Mexico, and the words are Spanish there', async () => {
    const { shopper, frame } = await opened('mx');
    const html = await (await shopper.fetch(frame)).text();
    expect(html).toContain('<html lang="es-MX">');
    expect(html).toContain('Número de tarjeta');
    const answer = await post(shopper, frame, card({ cardNumber: cards.carnet }));
    expect(await answer.json()).toMatchObject({ vendor: 'carnet' });
  });

  test.each([
    ['6362970000457013', 'elo'],
    ['6062826786276634', 'hipercard'],
  ])('[CART-047] %s is a card of Brazil: %s', async (cardNumber, vendor) => {
    const { shopper, frame } = await opened('br');
    expect(await (await post(shopper, frame, card({ cardNumber }))).json()).toMatchObject({ vendor });
    const american = await opened();
    expect((await post(american.shopper, american.frame, card({ cardNumber }))).status).toBe(422);
  });

  test('a theme changes colours, and nothing else gets in by it', async () => {
    const { shopper, frame } = await opened();
    const theme = {
      text: '#123456',
      radius: '9px',
      fontFamily: 'x;}</style><script>',
      border: 'url(//evil)',
    };
    const html = await (
      await shopper.fetch(`${frame}?theme=${encodeURIComponent(JSON.stringify(theme))}`)
    ).text();
    expect(html).toContain('--text:#123456;');
    expect(html).toContain('border-radius:9px');
    expect(/<style>[^]*<\/style>/.exec(html)?.[0]).not.toMatch(/evil|script/);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(readTheme('{"text":').text).toBe('CanvasText');
  });

  test('its one sheet is let in by its hash, in whatever theme, and no other style', async () => {
    const { shopper, frame, page } = await opened();
    for (const path of [frame, page, `${frame}?theme=${encodeURIComponent('{"text":"#123456"}')}`]) {
      const answer = await shopper.fetch(path);
      const sheets = [...(await answer.text()).matchAll(/<style>([^]*?)<\/style>/g)];
      const hash = createHash('sha256')
        .update(sheets[0]?.[1] ?? '')
        .digest('base64');
      expect(sheets).toHaveLength(1);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy.match(/style-src[^;]*/g)).toEqual([`style-src 'sha256-${hash}'`]);
      expect(policy).not.toContain('unsafe-inline');
    }
  });

  test('[PLUS-030] the font of the theme comes from the shop and from nowhere else', async () => {
    const { shopper, frame } = await opened();
    const ask = (fontFile: string) =>
      shopper.fetch(
        `${frame}?theme=${encodeURIComponent(JSON.stringify({ fontFamily: 'Archivo, sans-serif', fontFile }))}`,
      );
    const answer = await ask('/assets/fonts/archivo.abc.woff2');
    expect(await answer.text()).toContain('url("http://us.localhost:3000/assets/fonts/archivo.abc.woff2")');
    expect(answer.headers.get('content-security-policy')).toContain('font-src http://us.localhost:3000;');
    for (const foreign of ['https://evil.example/a.woff2', '//evil.example/a.woff2', '/a.woff2")}x{']) {
      expect(await (await ask(foreign)).text(), foreign).not.toContain('@font-face');
    }
  });
});

describe('the page without script', () => {
  test('[PLUS-020] leads back to the checkout with the token', async () => {
    const { shopper, page } = await opened();
    const shown = await shopper.fetch(page);
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'none'");
    const answer = await post(shopper, page, card(), 'text/html');
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}?step=${back.searchParams.get('step')}`).toBe(
      'http://us.localhost:3000/checkout?step=review',
    );
    const token = back.searchParams.get('token') ?? '';
    const paid = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
    expect(paid.paymentMethodInfo).toEqual([
      { paymentMethod: 'visa', cardType: 'visa', lastFour: '4242', expiry: '12/39' },
    ]);
  });

  test('[CART-048] shows what is wrong, keeps the name, and never gives the number back', async () => {
    const { shopper, page } = await opened();
    const answer = await post(shopper, page, card({ expiry: '01/20' }), 'text/html');
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="Ana Buyer"');
    expect(html).toContain('href="#expiry"');
    expect(html).not.toContain('4242');
  });

  test('an unknown session says so, and leads to the order and back to checkout', async () => {
    const { shopper } = await opened();
    for (const path of [
      '/sandbox-pay/page/ps_x',
      '/sandbox-pay/wallet/ps_x',
      '/sandbox-pay/challenge/ch_x',
    ]) {
      const answer = await shopper.fetch(path);
      expect(answer.status).toBe(410);
      const html = await answer.text();
      expect(html).toContain('<a href="/orderConfirmation">Go to your order</a>');
      expect(html).toContain('<a href="/checkout">Go back to checkout</a>');
    }
  });
});

describe('what is kept', () => {
  test('[PLUS-020] of a card no table holds more than vendor, last four digits and expiry', async () => {
    const { shopper, frame } = await opened();
    const number = '4000056655665556';
    const answer = await post(shopper, frame, card({ cardNumber: number, securityCode: '987' }));
    expect(answer.status).toBe(200);
    const { rows: tables } = await shop.database.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables.filter(
      (table) => !/^(vehicle|vin|postal_geo|application|part|price)/.test(table.name),
    )) {
      const { rows } = await shop.database.pool.query<{ row: string }>(
        `select t::text as row from "${name}" t`,
      );
      for (const { row } of rows) expect(row.replaceAll(/\D/g, '')).not.toContain(number);
    }
  });

  test('a return address of another site is refused', async () => {
    const { shopper } = await opened();
    for (const returnUrl of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)']) {
      const answer = await shopper.call('checkout.paymentSession', { body: { returnUrl } });
      expect([answer.status, answer.key]).toEqual([400, 'error_input_invalid']);
    }
  });
});
