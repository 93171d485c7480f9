import type { FooterContent, FooterItem, HeaderContent, HeaderData } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

/** The common frame in every market. */
const FULL = ['BRAZIL_PHASE_TWO_ENABLED'];
/** Header data comes with a page of the shopper's own. */
const OWN = '/trackOrder';
const headerOf = (html: string) => elementOf(html, /<header[ >]/);
const storeOf = (html: string) =>
  elementOf(headerOf(html), /<a[^>]*data-intent="open-(?:my-store|store-search)"/);

describe.each(CODES)('the frame of %s', (code: Code) => {
  const header: HeaderContent = { sitewideBanner: null, promoAds: [], menu: [], shortcuts: [] };

  test(
    '[SHELL-006] says the sitewide text, words of its own for an empty one, and nothing without an entry',
    async () => {
      const aboveHeader = async (sitewideBanner: HeaderContent['sitewideBanner']) => {
        const content = { header: { ...header, sitewideBanner } };
        const { html } = await (await shopOf(sources, code, { flags: FULL, content })).ask(OWN);
        return wordsOf(html.slice(html.indexOf('<body'), html.indexOf('<header')));
      };
      const none = await aboveHeader(null);
      expect(await aboveHeader({ alert_text: 'Closed on Monday.' })).toBe(`${none} Closed on Monday.`);
      expect((await aboveHeader({ alert_text: '' })).slice(none.length)).toMatch(/ .{20,}/);
    },
    START_MS,
  );

  test(
    '[SHELL-007][SHELL-008] shows two offers, whose lines are links where they have an address',
    async () => {
      const promoAds = [
        { heading: 'First heading', headingLink: '/lp/one', label: 'First label' },
        { heading: 'Second heading', label: 'Second label', labelLink: '/lp/two' },
      ];
      const pageOf = async (ads: HeaderContent['promoAds']) => {
        const content = { header: { ...header, promoAds: ads } };
        return (await (await shopOf(sources, code, { flags: FULL, content })).ask(OWN)).html;
      };
      const html = await pageOf(promoAds);
      const linked = [...html.matchAll(/<a[^>]*href="(\/lp\/(?:one|two))"[^>]*>(.*?)<\/a>/g)];
      expect(linked.map(([, href, words]) => [href, wordsOf(words ?? '')])).toEqual([
        ['/lp/one', 'First heading'],
        ['/lp/two', 'Second label'],
      ]);
      for (const words of ['First label', 'Second heading']) expect(wordsOf(html)).toContain(words);
      expect(wordsOf(await pageOf(promoAds.slice(1)))).not.toContain('Second heading');
    },
    START_MS,
  );

  test(
    '[SHELL-025][VEHST-032][VEHST-039] shows a skeleton where a page of the shopper’s own lacks its header data, else the store',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code, { flags: FULL });
      const header = of('shell.header');
      const storeDetails = {
        ...header.storeDetails!,
        address1: 'Depot Hill Rd 9',
        messageToDisplay: 'Open!',
      };
      outside.answer('shell.header', { ...header, storeDetails });
      const store = storeOf((await ask(OWN)).html);
      expect(wordsOf(store)).toContain('Depot Hill Rd 9. Open!');
      outside.answer('shell.header', { ...header, storeDetails: null });
      const asks = storeOf((await ask(OWN)).html);
      expect(asks).toContain('open-store-search');
      const assumed = { us: '6997', mx: '7997', br: '' }[code];
      outside.answer('shell.header', { ...header, storeDetails: { ...storeDetails, storeNumber: assumed } });
      // One that is only assumed is no place (VEHST-032); Brazil assumes none.
      expect(storeOf((await ask(OWN)).html).includes('open-store-search')).toBe(code !== 'br');
      outside.answer('shell.header', new Error('late'));
      const waits = storeOf((await ask(OWN)).html);
      // It leads to the stores by the same words; a skeleton has the width of what it stands for.
      const loads = [/^<a(?=[^>]* aria-busy="true")/, /<span aria-hidden="true"[^>]*style="inline-size:/];
      expect(waits).toContain('href="/store');
      expect(wordsOf(waits)).toBe(wordsOf(asks));
      for (const sign of loads) expect(waits).toMatch(sign);
      // A page that everybody gets is nobody's own.
      const everybodys = storeOf((await ask('/brands')).html);
      expect(wordsOf(everybodys)).toBe(wordsOf(asks));
      for (const sign of loads) for (const html of [asks, everybodys]) expect(html).not.toMatch(sign);
    },
    START_MS,
  );

  test(
    '[SHELL-018][VEHST-020][VEHST-021][VEHST-022] cuts long names of vehicle and store, and says them whole',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code, { flags: FULL });
      const header = of('shell.header');
      const vehicleName = '2025 Acura ADX 1.5L I4 Turbo Special Edition With A Name That Goes On';
      const storeDetails: HeaderData['storeDetails'] = {
        ...header.storeDetails!,
        address1: '1234 NORTH VERY LONG BOULEVARD AVENUE EAST',
        address2: 'SUITE 9',
      };
      const vehicleMap = { ...header.vehicleMap!, vehicleName };
      outside.answer('shell.header', { ...header, storeDetails, vehicleMap });
      const { html } = await ask(OWN);
      const whole = `1234 NORTH VERY LONG BOULEVARD AVENUE EAST${code === 'mx' ? ', SUITE 9' : ''}`;
      const store = storeOf(html);
      expect(wordsOf(store)).toContain(`: ${whole}. `);
      expect(store).toContain('>1234 NORTH VERY LONG BOULEVARD…</span>');
      expect(store).toContain(`>${whole}</span>`);
      const vehicle = elementOf(html, /<a[^>]*data-source="header"/);
      expect(wordsOf(vehicle)).toContain(vehicleName);
      expect(vehicle).toContain(`>${vehicleName.slice(0, 50)}<`);
    },
    START_MS,
  );

  const footerWith = async (footer: Partial<FooterContent>) => {
    const content = { footer: { footerTop: [], footerMiddle: [], footerBottom: [], ...footer } };
    const { html } = await (await shopOf(sources, code, { flags: FULL, content })).ask(OWN);
    return elementOf(html, /<footer[ >]/);
  };
  const item = (label: string, more: Partial<FooterItem> = {}): FooterItem => ({
    name: label,
    label,
    CTALink: '/lp/one',
    ...more,
  });

  test(
    '[SHELL-066] keeps law, a name and the cookies where the footer has no content',
    async () => {
      const footer = await footerWith({});
      expect(footer).toContain('href="/cookieSettings"');
      expect(footer).toMatch(/<nav[^>]*><a href="\/lp\/\w+[^"]*"/);
      expect(footer).not.toContain('<details');
      expect(wordsOf(footer)).toMatch(/Ironbay/);
    },
    START_MS,
  );

  test(
    '[SHELL-066][SHELL-068][SHELL-069][SHELL-070] lays the content out in columns, other sites and the last row',
    async () => {
      const links = [{ label: 'Parts', href: '/parts' }];
      const footer = await footerWith({
        footerMiddle: [
          item('Shop', { title: 'Shop', displayPosition: 'Vertical', middleLabelContent: links }),
          item('Sister', { displayPosition: 'Horizontal', CTALink: 'https://sister.example/' }),
        ],
        footerBottom: [item('© Ours'), item('Our app', { Icon: 'ios', CTALink: 'https://apps.example/1' })],
      });
      const column = elementOf(footer, /<details[ >]/);
      expect(column).toMatch(/^<details(?![^>]*open)/);
      expect(column).toContain('href="/parts"');
      expect(column).not.toContain('sister.example');
      const besides = footer.slice(footer.indexOf('sister.example'), footer.indexOf('cookieSettings'));
      expect(besides).not.toContain('<div');
      const last = footer.slice(footer.indexOf('© Ours'));
      expect(last).toContain('href="https://apps.example/1"');
      const seal = { us: 'Secure connection', mx: 'Conexión segura', br: 'Conexão segura' }[code];
      expect(wordsOf(last).includes(seal)).toBe(code === 'us');
    },
    START_MS,
  );

  test(
    '[STATE-052] moves its drawings only by the flag',
    async () => {
      const rootOf = async (...flags: string[]) => {
        const { ask } = await shopOf(sources, code, { flags });
        return elementOf((await ask('/nothing-here')).html, /<html[^>]*>/).split('>')[0];
      };
      expect(await rootOf('LOTTIE_ANIMATIONS_ENABLED')).toContain('data-animated');
      expect(await rootOf()).not.toContain('data-animated');
    },
    START_MS,
  );

  test(
    '[SHELL-036] reads the cart’s word on the confirmation in place of the amount',
    async () => {
      const { ask } = await shopOf(sources, code, { flags: FULL });
      const cartOf = (html: string) => wordsOf(elementOf(headerOf(html), /<a[^>]*href="\/cart"/));
      const amount = /\d+[.,]\d\d/;
      expect(cartOf((await ask(OWN)).html)).toMatch(amount);
      const { status, html } = await ask('/orderConfirmation');
      expect(status).toBe(200);
      expect(cartOf(html)).not.toMatch(amount);
      expect(cartOf(html)).not.toBe('');
    },
    START_MS,
  );

  test(
    '[STATE-027] asks for the newer header by its flag',
    async () => {
      const askedWith = async (...flags: string[]) => {
        const { ask, outside } = await shopOf(sources, code, { flags });
        await ask(OWN);
        return outside.calls.map(({ id }) => id).filter((id) => id.startsWith('shell.header'));
      };
      expect(await askedWith('ACES_ENABLED')).toEqual(['shell.headerV3']);
      expect(await askedWith()).toEqual(['shell.header']);
    },
    START_MS,
  );
});

test(
  '[STATE-035] the common header and footer take the place of Brazil’s own by their flag, and of no other’s',
  async () => {
    const kindOf = async (code: Code, ...flags: string[]) => {
      const { html } = await (await shopOf(sources, code, { flags })).ask(OWN);
      return elementOf(html, /<footer[ >]/).includes('<address') ? 'static' : 'common';
    };
    expect(await kindOf('br')).toBe('static');
    expect(await kindOf('br', ...FULL)).toBe('common');
    expect(await kindOf('mx')).toBe('common');
  },
  START_MS,
);

/** A page is the shopper's own, with the vehicle of the header data. */
const cookie = 'preferredVehicleId=1000000';

test.each(CODES)(
  '[STATE-027][STATE-029] a part of %s is asked of the catalogue that the flags name, for the vehicle as it knows it',
  async (code) => {
    const askedWith = async (...flags: string[]) => {
      const { ask, of, outside, sent } = await shopOf(sources, code, { flags });
      const [first] = of('catalog.search').products;
      const { vehicleMap } = of('shell.header');
      await ask(first?.productDetailsPageUrl ?? '', { cookie });
      const byGateway = sent('catalog.productByGateway').map(({ query }) => query);
      const older = outside.calls.some(({ id }) => id === 'catalog.product');
      return { byGateway, older, vehicleMap };
    };
    const { older, byGateway: none } = await askedWith();
    expect([older, none]).toEqual([true, []]);
    const now = await askedWith('ACES_ENABLED');
    expect(now.older).toBe(false);
    expect(now.byGateway[0]).toMatchObject({ makeId: now.vehicleMap?.makeId });
    expect(now.byGateway[0]).not.toHaveProperty('vehicleId');
    const between = await askedWith('ACES_ENABLED', 'TRANSITION_PHASE');
    const { vehicleId, makeId } = now.vehicleMap!;
    expect(between.byGateway[0]).toMatchObject({ vehicleId, makeId });
  },
  START_MS,
);

test.each(CODES)(
  '[STATE-039] the way into a chat of %s is for phones by its flag',
  async (code) => {
    const chatWith = async (...flags: string[]) => {
      const { ask } = await shopOf(sources, code, { flags });
      return elementOf((await ask('/contactus')).html, /<p[^>]*data-phones=/);
    };
    const [wide, all] = [await chatWith(), await chatWith('CHAT_ON_MOBILE_ENABLED')];
    expect(wide).toContain('data-phones="false"');
    expect(all).toContain('data-phones="true"');
    for (const html of [wide, all]) expect(html).toContain('href="/chat"');
  },
  START_MS,
);
