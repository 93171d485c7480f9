import { createTestServer, fixtureIn } from '@driveline/api/testing';
import { orderLines } from '@driveline/hooks';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { freshHost, type Code } from './shopOf.ts';

const START_MS = 120_000;
const sources = await samplePages();

/** The checkout of a market whose flags choose a layout; its order has all but the last press. */
async function checkoutIn(code: Code, ...flags: readonly string[]) {
  const of = fixtureIn(code);
  const config = { flags: Object.fromEntries(flags.map((flag) => [flag, true])), values: {} };
  const visa = { paymentMethod: 'visa', cardType: 'visa', lastFour: '4242' };
  const contact = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Buyer',
    phoneNumber: '',
    fiscalId: '',
  };
  const known = { contact, paymentMethodInfo: [visa], giftCardList: [], GCorRewardsOnlyOrder: false };
  const state = { ...of('checkout.state'), ...known, containsShipToHomeItem: false };
  const outside = createTestServer({
    answers: { 'shell.globalConfig': config, 'checkout.state': state },
  });
  const b2c = {
    fetch: async (request: Request) => {
      const { url, method, headers } = request;
      return outside.fetch(url, { method, headers, ...(method !== 'GET' && { body: await request.text() }) });
    },
    close: async () => undefined,
  };
  const { fetch } = await sources.serve({ b2c });
  const host = freshHost(code);
  const origin = `http://${host}`;
  const ask = async (
    path: string,
    { cookie = '', body }: { cookie?: string; body?: Record<string, string> } = {},
  ) => {
    const post = body && { method: 'POST', body: new URLSearchParams(body) };
    const answer = await fetch(
      new Request(`${origin}${path}`, { headers: { host, origin, cookie }, ...post }),
    );
    const { status, headers } = answer;
    const cookies = headers.getSetCookie().filter((line) => line.startsWith('checkoutLayout='));
    return { status, to: headers.get('location'), cookies, html: await answer.text() };
  };
  /** What a page shows: its title, its headings, its order buttons and where its forms are sent. */
  const look = async (path: string, body?: Record<string, string>) => {
    const { status, html } = await ask(path, body && { body });
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const texts = (tag: string) =>
      [...main.matchAll(new RegExp(`<${tag}[ >][^]*?</${tag}>`, 'g'))].map(([element]) =>
        element.replace(/<!--.*?-->|<[^>]+>/g, '').trim(),
      );
    const actions = [...main.matchAll(/<form[^>]* action="(\/checkout[^"]*)"/g)].map(([, action]) => action);
    return {
      status,
      main,
      title: /<title>([^<|]*) \|/.exec(html)?.[1],
      h1: texts('h1'),
      sections: [...main.matchAll(/<section[^>]*id="(\w+)"/g)].map(([, id]) => id),
      isOpen: [...main.matchAll(/<section[^>]*id="(\w+)"[^>]*data-state="open"/g)].map(([, id]) => id),
      actions: [...new Set(actions)],
      orders: [...main.matchAll(/value="place-order"/g)].length,
      leadsBack: /<header[^]*?<a[^>]*href="\/cart"[^]*?<\/header>/.test(html),
    };
  };
  return { ask, look, outside };
}

describe('[CONF-031][CART-020][STATE-034] v1, a page for each step', () => {
  test(
    'has addresses of its own, to which other ways to the checkout lead',
    async () => {
      const { ask } = await checkoutIn('us', 'CHECKOUT_V1_US');
      const to = async (path: string) => (await ask(path)).to;
      expect(await to('/checkout')).toBe('/checkout/delivery');
      expect(await to('/checkout?step=review&notice=cart_joined')).toBe(
        '/checkout/review?notice=cart_joined',
      );
      expect(await to('/checkout?step=payment&paypal=cancelled')).toBe('/checkout/payment?paypal=cancelled');
      expect((await ask('/checkout/nothing')).status).toBe(404);
    },
    START_MS,
  );

  test.each([
    ['us', 'CHECKOUT_V1_US', 'Checkout', ['Delivery method', 'Contact', 'Payment', 'Review your order']],
    [
      'mx',
      'CHECKOUT_V1_MX',
      'Finalizar compra',
      ['Forma de entrega', 'Contacto', 'Pago', 'Revisa tu pedido'],
    ],
  ] as const)(
    'in %s each has its title, its heading and its own form',
    async (code, flag, checkout, names) => {
      const { look } = await checkoutIn(code, flag);
      for (const [at, step] of ['delivery', 'contact', 'payment', 'review'].entries()) {
        const page = await look(`/checkout/${step}`);
        expect([page.status, page.title, page.h1]).toEqual([200, `${names[at]} – ${checkout}`, [names[at]]]);
        expect(page.actions).toEqual([`/checkout/${step}`]);
        expect(page.orders).toBe(step === 'review' ? 1 : 0);
        expect(page.leadsBack).toBe(true);
        expect(page.main).toMatch(/<li[^>]*aria-current="step"/);
      }
    },
  );

  test('shows what was chosen before the order is placed, each with its way back', async () => {
    const { look } = await checkoutIn('us', 'CHECKOUT_V1_US');
    const { main, sections } = await look('/checkout/review');
    expect(sections).toEqual(['delivery', 'contact', 'payment', 'review']);
    for (const step of ['delivery', 'contact', 'payment'])
      expect(main).toMatch(new RegExp(`<section[^>]*id="${step}"[^]*?href="/checkout/${step}"`));
    expect(main).toContain('ada@example.com');
    expect(main).toContain('ending in 4242');
  });

  test('answers a wrong field on the page of its step', async () => {
    const { look } = await checkoutIn('us', 'CHECKOUT_V1_US');
    const body = { intent: 'save-contact', email: 'ana@', firstName: 'Ana', lastName: 'Torres' };
    const page = await look('/checkout/contact', body);
    expect([page.status, page.h1]).toEqual([422, ['Contact']]);
    expect(page.main).toMatch(/role="alert"/);
    expect(page.main).toMatch(/name="email"[^>]*value="ana@"|value="ana@"[^>]*name="email"/);
  });

  test('[PLUS-065] answers a refused card where the order is placed, with the way to another one', async () => {
    const { look, outside } = await checkoutIn('us', 'CHECKOUT_V1_US');
    outside.fail('checkout.commit', 'error_card_declined', { message: 'Declined' });
    const body = { intent: 'place-order', commerceId: 'c', cartVersion: '1', idempotencyKey: 'key' };
    const page = await look('/checkout/review', body);
    expect([page.status, page.h1, page.orders]).toEqual([422, ['Review your order'], 1]);
    expect(page.main).toMatch(/role="alert"[^]*Declined[^]*href="\/checkout\/payment"/);
  });
});

test('[CONF-031][CART-020] v2 is an accordion on one page, and what is done folds with its way back', async () => {
  const { ask, look } = await checkoutIn('mx', 'CHECKOUT_V2_MX', 'CHECKOUT_V1_MX');
  expect((await ask('/checkout/payment')).to).toBe('/checkout?step=payment');
  const page = await look('/checkout?step=contact');
  expect([page.status, page.title, page.h1, page.sections.length]).toEqual([
    200,
    'Finalizar compra',
    ['Finalizar compra'],
    4,
  ]);
  expect([page.isOpen, page.actions, page.orders, page.leadsBack]).toEqual([
    ['contact'],
    ['/checkout?step=contact'],
    0,
    true,
  ]);
  // The payment is known already, behind the step that is open.
  expect(page.main).toMatch(
    /<section[^>]*id="payment"[^>]*data-state="done"[^]*?href="\/checkout\?step=payment"/,
  );
  const last = await look('/checkout?step=review');
  expect([last.isOpen, last.orders, last.actions]).toEqual([['review'], 1, ['/checkout?step=review']]);
});

test.each(['us', 'mx', 'br'] as const)(
  '[CONF-021][CONF-031] v3 is one page of sections in %s, the last look within the payment',
  async (code) => {
    const others = code === 'us' ? 'MX' : 'US';
    const { look } = await checkoutIn(code, `CHECKOUT_V1_${others}`, `CHECKOUT_V2_${others}`);
    const page = await look('/checkout?step=review');
    expect([page.isOpen, page.sections.length, page.orders, page.leadsBack]).toEqual([
      ['payment'],
      3,
      1,
      false,
    ]);
  },
);

test.each([
  ['v1', 'CHECKOUT_V1_US', '/checkout/contact'],
  ['v2', 'CHECKOUT_V2_US', '/checkout?step=contact'],
  ['v3', 'CHECKOUT_V3_US', '/checkout?step=contact'],
])(
  '[CART-018][CART-023][CONF-031] the summary of %s has what is bought, and takes a code',
  async (_name, flag, path) => {
    const { ask, look } = await checkoutIn('us', flag);
    const { main } = await look(path);
    const [bar = ''] = /<details[^]*?<\/dl>[^]*?<\/form>/.exec(main) ?? [];
    const [bought] = orderLines(fixtureIn('us')('checkout.state').cart);
    expect(bar).toContain(bought?.itemDescription);
    expect(bar).toContain(`Quantity ${bought?.itemQuantity}`);
    const [form = ''] = /<form[^>]*data-intent="apply-promo"[^>]*>/.exec(bar) ?? [];
    expect(form).toContain(`action="${path}"`);
    const taken = await ask(path, { body: { intent: 'apply-promo', promoCode: 'TAKE20', step: 'contact' } });
    expect([taken.status, taken.to]).toEqual([303, '/checkout?step=contact']);
  },
);

test('[CONF-031] an order keeps the layout that it began with, and the next one has the layout of its day', async () => {
  const before = await checkoutIn('us', 'CHECKOUT_V2_US');
  expect((await before.ask('/checkout')).cookies).toEqual(['checkoutLayout=v2; Path=/; SameSite=Lax']);
  const { ask } = await checkoutIn('us', 'CHECKOUT_V1_US');
  const cookie = 'checkoutLayout=v2';
  expect(await ask('/checkout', { cookie })).toMatchObject({ status: 200, cookies: [] });
  const body = { intent: 'place-order', commerceId: 'c', cartVersion: '1', idempotencyKey: 'key' };
  const placed = await ask('/checkout?step=review', { cookie, body });
  expect(placed.to).toBe('/orderConfirmation');
  expect(placed.cookies).toEqual(['checkoutLayout=; Path=/; SameSite=Lax; Max-Age=0']);
  expect((await ask('/checkout')).to).toBe('/checkout/delivery');
});
