import type { HeaderData } from '@driveline/api';
import { markets } from '@driveline/markets';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { describe, expect, test } from 'vitest';
import { memberShopOf, type MemberFacts } from './memberShopOf.ts';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const words = { us: enUS, mx: esMX, br: ptBR };
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

describe.each(CODES)('the shop in %s', (code: Code) => {
  const market = markets.find((each) => each.code === code)!;
  const { order: said } = words[code];

  const memberShop = (facts?: MemberFacts) => memberShopOf(sources, code, facts);

  test(
    '[ACCT-042] offers by mail and in print are chosen apart, and kept so',
    async () => {
      const { ask, outside, of, sent } = await memberShop();
      const profile = of('account.current');
      const shown = async (receivePromoAndSpecialEvents: boolean, receivePromoPrint: '0' | '1') => {
        outside.answer('account.current', { ...profile, receivePromoAndSpecialEvents, receivePromoPrint });
        const { html } = await ask('/user/myProfile?edit=preferences');
        return ['promo', 'print'].map((name) =>
          new RegExp(`<input(?=[^>]*name="${name}")[^>]*checked=""`).test(html),
        );
      };
      expect(await shown(true, '0')).toEqual([true, false]);
      expect(await shown(false, '1')).toEqual([false, true]);
      const body = { intent: 'save-preferences', print: 'true' };
      expect((await ask('/user/myProfile', { body })).status).toBe(303);
      expect(sent('account.preferences')[0]?.body).toMatchObject({
        receivePromoAndSpecialEvents: false,
        receivePromoPrint: '1',
      });
    },
    START_MS,
  );

  test(
    '[ACCT-043][ACCT-045] the history has the five types of orders, asks for none that nobody knows, and shows any status',
    async () => {
      const { ask, outside, of, sent } = await memberShop();
      const history = of('orders.history');
      const types = ['STOREORDER', 'ONLINEORDER', 'INSTOREORDER', 'RETURN', 'Adjustment'] as const;
      const [entry] = history.orders;
      const statuses = ['DELIVERED', 'PROCESSING', 'CANCELLED', 'READY FOR PICK UP'] as const;
      const list = async (changes: readonly object[]) => {
        const orders = changes.map((change, at) => ({ ...entry!, orderId: `O${at}`, ...change }));
        outside.answer('orders.history', { ...history, orders: orders as typeof history.orders });
        return (mainOf((await ask('/user/orderHistory')).html).match(/<article[^]*?<\/article>/g) ?? []).map(
          wordsOf,
        );
      };
      const rows = await list(types.map((orderType) => ({ orderType })));
      expect(rows).toHaveLength(types.length);
      for (const [at, type] of types.entries()) expect(rows[at]).toContain(said.type[type]);
      const shown = await list(statuses.map((orderStatus) => ({ orderStatus, orderType: 'ONLINEORDER' })));
      for (const [at, status] of statuses.entries()) expect(shown[at]).toContain(said.status[status]);
      for (const type of [...types, 'BOGUS']) await ask(`/user/orderHistory?orderType=${type}`);
      const asked = sent('orders.history').map(({ query }) => query?.['orderType']);
      expect(asked.slice(2)).toEqual([...types, undefined]);
    },
    START_MS,
  );

  test(
    '[ACCT-052] a part whose warranty has ended says first when it did',
    async () => {
      const { ask, outside, of } = await memberShop();
      const answer = of('warranties.item');
      const [purchase] = answer.warranties;
      const dates = { startDate: '2021-03-14', endDate: '2024-03-14', status: 'ended' as const, daysLeft: 0 };
      const items = [{ ...purchase!.items[0]!, ...dates }];
      outside.answer('warranties.item', { ...answer, warranties: [{ ...purchase!, items }] });
      const main = wordsOf(mainOf((await ask('/myWarranties/w1/i1')).html));
      const [before = '', after = ''] = words[code].account.warranty.ended('|').split('|');
      const said = main.slice(main.indexOf(before) + before.length);
      expect(main).toContain(before);
      expect(said.slice(0, after ? said.indexOf(after) : 20)).toMatch(/2024/);
    },
    START_MS,
  );

  test(
    '[ACCT-006][ACCT-009] rewards pay for who has a card, and a type alone opens nothing to a guest',
    async () => {
      const pays = async (facts: Partial<HeaderData['myAccountMap']>) => {
        const { ask, outside, of } = await memberShop(facts);
        const state = of('checkout.state');
        const contact = {
          email: 'a@b.co',
          firstName: 'Ana',
          lastName: 'Lopez',
          phoneNumber: '',
          fiscalId: '',
        };
        outside.answer('checkout.state', {
          ...state,
          contact,
          paymentMethodInfo: [],
          containsShipToHomeItem: false,
          GCorRewardsOnlyOrder: false,
        });
        const [card] = market.payments.methods.filter(({ kind }) => kind === 'card');
        const paymentOptions = [card!.id, 'loyaltyCard'].map((paymentMethod) => ({
          paymentMethod,
          numberOfCardsAllowed: 1,
        }));
        outside.answer('checkout.paymentOptions', { paymentOptions, installments: [] });
        const { html } = await ask('/checkout?step=payment');
        return /name="paymentMethod"[^>]*value="loyaltyCard"/.test(html);
      };
      expect(await pays({ rewardsId: '6000' })).toBe(true);
      expect(await pays({ rewardsId: '' })).toBe(false);
      const { ask } = await memberShop({ anonymous: 'true', userType: '11', rewardsId: '6000' });
      const { status, to } = await ask('/user/myAccount');
      expect([status, to]).toEqual([302, expect.stringMatching(/^\/signin/)]);
    },
    START_MS,
  );

  test(
    '[PLUS-006] an order keeps its vehicle, and a part that did not fit has that reason to come back',
    async () => {
      const { ask, outside, of } = await memberShop();
      const order = of('orders.detail');
      const [placed] = order.orders;
      const [shipment] = placed!.shipmentInfoList;
      const [line] = shipment!.lineItemList;
      const back = { ...line!.afterSale!, returnable: 1, returnBy: '2099-01-01' };
      const fit = { ...line!.fit, state: 'FITS' as const };
      const lineItemList = [{ ...line!, vehicleName: '2018 Own Car', fit, afterSale: back }];
      const delivered = { ...shipment!, orderStatus: 'DELIVERED' as const, lineItemList };
      const orders = [{ ...placed!, orderStatus: 'DELIVERED' as const, shipmentInfoList: [delivered] }];
      outside.answer('orders.detail', { ...order, orders });
      const html = mainOf((await ask(`/user/orderHistory/${placed!.orderId}`)).html);
      expect(wordsOf(html)).toContain(said.fitted('2018 Own Car'));
      const reasons = elementOf(html, new RegExp(`<select[^>]*name="reason.${line!.commerceItemId}"`));
      expect(reasons).toContain('value="did-not-fit"');
    },
    START_MS,
  );

  test(
    '[CONF-030][CONF-034] without a config the built-in figures hold, and a value of the config takes their place',
    async () => {
      const asked = async (answer: object | Error) => {
        const { ask, sent } = await shopOf(sources, code, {
          answers: { 'shell.globalConfig': answer as Error },
        });
        const { status } = await ask('/store?q=38103');
        expect(status).toBe(200);
        return sent('stores.geosearch')[0]?.query;
      };
      const figures = { STORE_SEARCH_URL: '/ecomm/b2c/v1/store/geosearch', STORE_SEARCH_API_KEY: 'k' };
      expect((await asked({ flags: {}, values: figures }))?.['limit']).toBe('10');
      expect(
        (await asked({ flags: {}, values: { ...figures, STORE_SEARCH_RESULTS_LIMIT: 7 } }))?.['limit'],
      ).toBe('7');
      await asked(new Error('late'));
    },
    START_MS,
  );

  test(
    '[CONF-010] distances, hours and days are written as the market does',
    async () => {
      const shop = await shopOf(sources, code);
      for (const id of ['stores.geosearch', 'orders.confirmation'] as const)
        shop.outside.answer(id, shop.of(id));
      const main = wordsOf(mainOf((await shop.ask('/store?q=38103')).html));
      expect(main).toMatch({ us: /\d mi\b/, mx: /\d km\b/, br: /\d km\b/ }[code]);
      expect(/\d (AM|PM)\b/.test(main)).toBe(code === 'us');
      const order = wordsOf(mainOf((await shop.ask('/orderConfirmation')).html));
      expect(order).toMatch(
        { us: /[A-Z][a-z]{2} \d{1,2}/, mx: /\d{1,2} de [a-z]{3}/, br: /\d{1,2} de [a-z]{3}/ }[code],
      );
    },
    START_MS,
  );

  test(
    '[CONTENT-031] header, footer and menu come from the local calls',
    async () => {
      const item = { name: 'x', label: 'Own words', CTALink: '/lp/own' };
      const footer = { footerTop: [], footerMiddle: [], footerBottom: [item] };
      const { ask } = await shopOf(sources, code, {
        flags: ['BRAZIL_PHASE_TWO_ENABLED'],
        content: { footer },
      });
      const { html } = await ask('/brands');
      expect(wordsOf(elementOf(html, /<footer[ >]/))).toContain('Own words');
      const answer = await ask('/api/contentstack/footer');
      expect(JSON.parse(answer.html)).toMatchObject({ footerBottom: [item] });
      for (const name of ['header', 'top-nav'])
        expect((await ask(`/api/contentstack/${name}`)).status).toBe(200);
    },
    START_MS,
  );

  test(
    '[CATALOG-030] a category says the promos that the server found for it, each with its link',
    async () => {
      const promo = { title: 'Brake week', text: 'All of it.', link: { label: 'See it', href: '/lp/one' } };
      const pageWith = async (promos: (typeof promo)[]) => {
        // An answer that many get is kept.
        const { ask, outside, of } = await shopOf(sources, code);
        outside.answer('catalog.category', { ...of('catalog.category'), promos });
        return mainOf((await ask('/parts/brakes')).html);
      };
      const html = await pageWith([promo]);
      for (const text of ['Brake week', 'All of it.', 'See it']) expect(wordsOf(html)).toContain(text);
      expect(html).toContain('href="/lp/one"');
      expect(wordsOf(await pageWith([]))).not.toContain('Brake week');
    },
    START_MS,
  );

  test(
    '[CATALOG-028] a top-level category marks its entry of the menu',
    async () => {
      const { ask } = await shopOf(sources, code, { flags: ['BRAZIL_PHASE_TWO_ENABLED'] });
      const marked = async (path: string) => {
        const { html } = await ask(path);
        const header = html.slice(html.indexOf('<header'), html.indexOf('<main'));
        return [...header.matchAll(/<a(?=[^>]*aria-current="page")[^>]*href="([^"]+)"/g)].map(
          ([, href]) => href,
        );
      };
      for (const path of ['/parts', '/tools-and-equipment', '/performance'])
        expect(await marked(path)).toContain(path);
      expect(await marked('/brands')).not.toContain('/parts');
    },
    START_MS,
  );
});

test(
  '[CONF-006][CONF-007] Puerto Rico shops in the US market as a country of its own, with its codes, letters and urbanization',
  async () => {
    const shop = await shopOf(sources, 'us', { flags: [] });
    shop.outside.answer('checkout.state', { ...shop.of('checkout.state'), containsShipToHomeItem: true });
    const right = {
      intent: 'save-contact',
      email: 'a@b.co',
      firstName: 'José',
      lastName: 'Peña',
      zipCode: '00901',
      street: '1 Calle Sol',
      city: 'San Juan',
      state: 'PR',
      urbanization: 'Urb. Las Gladiolas',
    };
    expect((await shop.ask('/checkout', { body: right })).status).toBe(303);
    const [{ body } = {}] = shop.sent('checkout.setAddress');
    expect(body).toMatchObject({ shippingAddress: { state: 'PR', postalCode: '00901', countryCode: 'PR' } });
    expect(JSON.stringify(body)).toContain('Las Gladiolas');
    expect((await shop.ask('/checkout', { body: { ...right, zipCode: '38103' } })).status).toBe(422);
  },
  START_MS,
);

test(
  '[PLUS-018] a guest types three fields for a pickup, and five for a delivery besides what the postal code fills',
  async () => {
    const typed = async (containsShipToHomeItem: boolean) => {
      const shop = await shopOf(sources, 'us', { flags: [] });
      shop.outside.answer('checkout.state', {
        ...shop.of('checkout.state'),
        contact: null,
        shippingAddress: null,
        containsShipToHomeItem,
      });
      const { html } = await shop.ask('/checkout?step=contact');
      const form = elementOf(html, /<form[^>]*data-intent="save-contact"/);
      const names = [...form.matchAll(/<(?:input|select)(?=[^>]* required)[^>]* name="(\w+)"/g)].map(
        ([, name]) => name,
      );
      const filled = ['city', 'state'];
      return names.filter((name) => !filled.includes(name ?? ''));
    };
    expect(await typed(false)).toEqual(['email', 'firstName', 'lastName']);
    expect(await typed(true)).toEqual(['email', 'firstName', 'lastName', 'street', 'zipCode']);
  },
  START_MS,
);
