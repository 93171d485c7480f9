import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cart, CheckoutState, PaymentOptions } from '@driveline/api';
import { markets } from '@driveline/markets';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const words = { us: enUS, mx: esMX, br: ptBR };

describe.each(CODES)('what is bought in %s', (code: Code) => {
  const market = markets.find((each) => each.code === code)!;
  const file = join(import.meta.dirname, '..', 'messages', `${market.locale}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const { order: said } = words[code];

  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

  test(
    '[CART-002][CART-003][CART-010] the cart shows the faults of its lines and what is in the way, and keeps them apart',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const cart: Cart = of('cart.detail');
      const [order] = cart.orders;
      const [shipment] = order!.shipmentInfoList;
      const [line] = shipment!.lineItemList;
      const lineItemList = [
        { ...line!, commerceItemId: 'right', skuNumber: 'right' },
        {
          ...line!,
          commerceItemId: 'gone',
          skuNumber: 'gone',
          itemHasError: true,
          errorMessage: 'Nobody has it.',
        },
      ];
      outside.answer('cart.detail', {
        ...cart,
        orders: [{ ...order!, shipmentInfoList: [{ ...shipment!, lineItemList }] }],
        checkoutMessageData: ['A price has changed.'],
      });
      const main = mainOf((await ask('/cart')).html);
      const lineOf = (sku: string) =>
        wordsOf(main.split(/<li[^>]*data-sku="/).find((line) => line.startsWith(sku)) ?? '');
      expect(lineOf('gone')).toContain('Nobody has it.');
      expect(lineOf('right')).not.toContain('Nobody has it.');
      expect(wordsOf(elementOf(main, /<section[^>]*role="alert"/))).toContain('A price has changed.');
      outside.answer('cart.detail', new Error('late'));
      expect(wordsOf(mainOf((await ask('/cart')).html))).not.toContain('A price has changed.');
    },
    START_MS,
  );

  test(
    '[CART-027] a shipment is delivered by its way, and picked up where nobody knows it',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const cart: Cart = of('cart.detail');
      const [order] = cart.orders;
      const { store } = of('stores.geosearch').response.locations[0]!;
      const shipment = { ...order!.shipmentInfoList[0]!, store };
      const groupOf = async (shipmentType: string) => {
        const shipmentInfoList = [{ ...shipment, shipmentType, estimatedDeliveryDate: '2036-11-25' }];
        const changed = { ...cart, orders: [{ ...order!, shipmentInfoList }] };
        outside.answer('cart.detail', () => Response.json(changed));
        return wordsOf(elementOf(mainOf((await ask('/cart')).html), /<h2/));
      };
      const place = store.address1;
      for (const way of ['nextday', 'regular', 'freight']) expect(await groupOf(way)).not.toContain(place);
      for (const way of ['instore', 'drone']) expect(await groupOf(way)).toContain(place);
    },
    START_MS,
  );

  /** The choices of the payment, offered so, with what pays already. */
  async function payment(
    paymentOptions: PaymentOptions['paymentOptions'],
    giftCardList: CheckoutState['giftCardList'] = [],
  ) {
    const { ask, outside, of } = await shopOf(sources, code);
    const state: CheckoutState = of('checkout.state');
    const contact = { email: 'a@b.co', firstName: 'Ana', lastName: 'Lopez', phoneNumber: '', fiscalId: '' };
    outside.answer('checkout.state', {
      ...state,
      contact,
      giftCardList,
      paymentMethodInfo: [],
      GCorRewardsOnlyOrder: false,
      containsShipToHomeItem: false,
    });
    outside.answer('checkout.paymentOptions', { paymentOptions, installments: [] });
    const main = mainOf((await ask('/checkout?step=payment')).html);
    const choices = [
      ...main.matchAll(/<input(?=[^>]*name="paymentMethod")(?=[^>]*type="radio")[^>]*value="(\w+)"/g),
    ];
    return { main, choices: choices.map(([, id]) => id) };
  }
  const option = (paymentMethod: string, numberOfCardsAllowed = 1) => ({
    paymentMethod,
    numberOfCardsAllowed,
  });
  const kinds = (kind: string) =>
    market.payments.methods.filter((method) => method.kind === kind && method.enabled);

  test(
    '[CART-042][CART-044] a way to pay is offered while its count is above zero',
    async () => {
      const others = market.payments.methods.filter(
        ({ kind, enabled }) => enabled && kind !== 'card' && kind !== 'giftcard',
      );
      const [card] = kinds('card');
      const all = [card!, ...others].map(({ id }) => option(id));
      expect((await payment(all)).choices.toSorted()).toEqual(
        ['card', ...others.map(({ id }) => id)].toSorted(),
      );
      const [first] = others;
      if (first) {
        const without = all.map((one) => (one.paymentMethod === first.id ? option(first.id, 0) : one));
        expect((await payment(without)).choices).not.toContain(first.id);
      }
      expect((await payment([option(card!.id, 0), ...all.slice(1)])).choices).not.toContain('card');
    },
    START_MS,
  );

  test(
    '[CART-045] wallets are on or off, however the server spells and counts them',
    async () => {
      const wallets = market.payments.methods.filter(
        ({ id, enabled }) => enabled && (id === 'applePay' || id === 'googlePay'),
      );
      const { choices } = await payment([option('apple pay', 7), option('google_pay', 3)]);
      expect(choices.toSorted()).toEqual(wallets.map(({ id }) => id).toSorted());
    },
    START_MS,
  );

  test(
    '[CART-046] as many gift cards pay as the server says, and then it says so',
    async () => {
      const card = kinds('card')[0]!.id;
      const applied = (count: number) =>
        Array.from({ length: count }, (_, at) => ({
          giftCardId: `g${at}`,
          paymentMethod: 'giftCard',
          lastFour: '0002',
          amount: 1,
          balance: 1,
        }));
      const field = /<input[^>]*name="giftCardNumber"/;
      const options = [option(card), option('giftCard', 2)];
      expect((await payment(options, applied(1))).main).toMatch(field);
      const full = await payment(options, applied(2));
      expect(full.main).not.toMatch(field);
      const limit = messages['payment.giftCard.limit']!.replace(
        /\{count, plural.*other \{#([^}]*)\}\}/,
        '2$1',
      );
      expect(wordsOf(full.main)).toContain(limit);
      expect((await payment([option(card), option('giftCard', 0)])).main).not.toMatch(field);
    },
    START_MS,
  );

  test(
    '[CART-047] an order names what paid it, and an unknown vendor as it comes',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const order = of('orders.detail');
      const vendors = {
        applepay: 'Apple Pay',
        googlepay: 'Google Pay',
        paypal: 'PayPal',
        'american express': 'American Express',
        mastercard: 'Mastercard',
        visa: 'Visa',
        discover: 'Discover',
        carnet: 'Carnet',
        giftcard: said.paymentNames.giftcard,
        loyaltycard: said.paymentNames.loyaltycard,
        merchcard: said.paymentNames.merchcard,
        creditcard: said.paymentNames.creditcard,
        card: said.paymentNames.card,
        bluecard: 'bluecard',
      };
      const paid = Object.keys(vendors).map((cardType) => ({
        ...order.grandPaymentAccountList[0],
        cardType,
        paymentMethod: cardType,
        lastFour: '',
        amount: 1,
      }));
      outside.answer('orders.detail', {
        ...order,
        grandPaymentAccountList: paid as typeof order.grandPaymentAccountList,
      });
      const page = wordsOf(mainOf((await ask(`/user/orderHistory/${order.orders[0]!.orderId}`)).html));
      for (const [vendor, name] of Object.entries(vendors)) expect(page, vendor).toContain(name);
    },
    START_MS,
  );

  test(
    '[CONF-020] the checkout has a seal only in the US',
    async () => {
      const { ask } = await shopOf(sources, code);
      const { html } = await ask('/checkout');
      const seal = { us: 'Secure connection', mx: 'Conexión segura', br: 'Conexão segura' }[code];
      expect(wordsOf(elementOf(html, /<footer/)).includes(seal)).toBe(code === 'us');
    },
    START_MS,
  );

  test(
    '[CONF-024] the logo has the sizes of its market',
    async () => {
      const { ask } = await shopOf(sources, code, { flags: ['BRAZIL_PHASE_TWO_ENABLED'] });
      const { html } = await ask('/brands');
      const logo = elementOf(html.slice(html.indexOf('<header')), /<img[^>]*>/).split('>')[0];
      const { width, height } = market.logo.desktop;
      expect(logo).toContain(`width="${width}" height="${height}"`);
      if (code !== 'us') expect([width, height]).toEqual([215, 54]);
    },
    START_MS,
  );

  test(
    '[PLUS-064] the confirmation of a pickup has its store on a drawn map, with the way there; a delivery has none',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const placed = of('orders.confirmation');
      const [entry] = placed.orders;
      const store = of('stores.detail');
      const { location } = store;
      const shipped = (shipmentType: 'instore' | 'regular') => ({
        ...placed,
        orders: [{ ...entry!, shipmentInfoList: [{ ...entry!.shipmentInfoList[0]!, shipmentType, store }] }],
      });
      const way = `directions?to=${location.lat}%2C${location.lon}`;
      const shown = async (shipmentType: 'instore' | 'regular') => {
        outside.answer('orders.confirmation', shipped(shipmentType));
        const main = mainOf((await ask('/orderConfirmation')).html);
        return { hasMap: /<svg[^>]*class="StoreMap/.test(main), hasWay: main.includes(way) };
      };
      expect(await shown('instore')).toEqual({ hasMap: true, hasWay: true });
      expect(await shown('regular')).toEqual({ hasMap: false, hasWay: false });
    },
    START_MS,
  );

  test(
    '[PLUS-016] cart, checkout and order tell one promise as a date',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const day = { us: /Nov 25/, mx: /25 de nov/, br: /25 de nov/ }[code];
      const dated = <T extends Pick<Cart, 'orders'>>(cart: T): T => ({
        ...cart,
        orders: cart.orders.map((order) => ({
          ...order,
          shipmentInfoList: [
            {
              ...order.shipmentInfoList[0]!,
              shipmentId: 'regular',
              shipmentType: 'regular',
              estimatedDeliveryDate: '2036-11-25',
            },
          ],
        })),
      });
      outside.answer('cart.detail', dated(of('cart.detail')));
      const state: CheckoutState = of('checkout.state');
      outside.answer('checkout.state', { ...state, cart: dated(state.cart) });
      const ways = structuredClone(of('checkout.shipmentOptions'));
      for (const { shippingMethods } of ways.shipments) {
        for (const way of Object.values(shippingMethods)) way.estimatedDeliveryDate = '2036-11-25';
      }
      outside.answer('checkout.shipmentOptions', ways);
      outside.answer('orders.confirmation', dated(of('orders.confirmation')));
      for (const path of ['/cart', '/checkout', '/orderConfirmation'])
        expect(wordsOf(mainOf((await ask(path)).html)), path).toMatch(day);
    },
    START_MS,
  );
});
