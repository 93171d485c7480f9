import type { HeaderData, OutputOf, ProductDetail } from '@driveline/api';
import { markets } from '@driveline/markets';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, moneyIn, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const words = { us: enUS, mx: esMX, br: ptBR };
/** Of one who has a store and a vehicle; the server is asked who that is. */
const cookie = 'preferredStoreId=1; preferredVehicleId=1';

describe.each(CODES)('parts in %s', (code: Code) => {
  const market = markets.find((each) => each.code === code)!;
  const { fit, offer, product } = words[code];
  const money = moneyIn(code);

  /** The shop of one who drives, and a part of it, changed. */
  async function shopWithPart(change: Partial<ProductDetail> = {}, flags: readonly string[] = []) {
    const shop = await shopOf(sources, code, { flags });
    const header: HeaderData = shop.of('shell.header');
    shop.outside.answer('shell.header', header);
    shop.outside.answer('shell.headerV3', header);
    const answer = shop.of('catalog.product');
    const part: ProductDetail = { ...answer.pdpResults.products[0]!, ...change };
    const given = { ...answer, pdpResults: { ...answer.pdpResults, products: [part] } };
    shop.outside.answer('catalog.product', given);
    shop.outside.answer('catalog.productByGateway', given);
    const [sku] = shop.of('catalog.skuDetails').skus;
    shop.outside.answer('catalog.skuDetails', {
      skus: [
        {
          ...sku!,
          skuNumber: part.skuNumber,
          fit: part.fit,
          price: part.price,
          corePrice: part.corePrice,
          discountPrice: null,
        },
      ],
    });
    const page = async () => {
      const { html } = await shop.ask(part.productDetailsPageUrl, { cookie });
      return html.slice(html.indexOf('<main'));
    };
    return { ...shop, header, part, page };
  }

  /** Whether these stand on the page in this order. */
  const expectOrder = (html: string, parts: readonly RegExp[]) => {
    const places = parts.map((part) => html.search(part));
    expect(
      places.every((place) => place >= 0),
      `${places}`,
    ).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };

  test('[PLUS-028] a part is the same page only in the markets that sell it', async () => {
    const languagesIn = async (soldIn?: string[]) => {
      const { part, ask } = await shopWithPart(soldIn && { soldIn });
      const { html } = await ask(part.productDetailsPageUrl, { cookie });
      return [...html.matchAll(/hrefLang="([^"]+)"/gi)].map(([, language]) => language);
    };
    const own = await languagesIn([code]);
    expect(own).toContain(market.hreflang);
    // Of a server that does not say it.
    const all = await languagesIn();
    expect(all).toEqual(expect.arrayContaining(['en-US', 'es-US', 'es-MX', 'pt-BR']));
    expect(own.length).toBeLessThan(all.length);
  });

  test('[PLUS-051] reviews of a server that takes none, nor questions, lead to no form', async () => {
    const shop = await shopOf(sources, code, { flags: [] });
    const { questions: _questions, ...earlier } = shop.of('catalog.reviews');
    const formsOf = async (answer: OutputOf<'catalog.reviews'>) => {
      shop.outside.answer('catalog.reviews', answer);
      const { html } = await shop.ask(`/lp/reviews?part=${earlier.skuNumber}`);
      expect(html).toContain(earlier.summary.title);
      return html.match(/\/user\/(writeReview|askQuestion)/g) ?? [];
    };
    expect(await formsOf(earlier)).toEqual([]);
    expect(await formsOf({ ...earlier, questions: [] })).not.toEqual([]);
  });

  test(
    '[CATALOG-031][CATALOG-032][PLUS-012] a part has its column to buy it, and then its sections, in their order',
    async () => {
      const { part, page } = await shopWithPart();
      const html = await page();
      expectOrder(html, [
        /<h1/,
        new RegExp(`>${money(part.price).replaceAll(/[.$]/g, '\\$&').replace(' ', '\\s')}<`),
        /<section id="fit"/,
        /<input type="radio"[^>]*name="shipmentType"/,
        /<input[^>]*name="quantity"/,
        /<button type="submit"/,
        /<section id="specs"/,
        /<section id="fits"/,
        /<section id="core"/,
        /<section id="warranty"/,
      ]);
      for (const { canonicalPath } of part.breadCrumbs.slice(0, -1))
        expect(html).toContain(`href="${canonicalPath}"`);
      const crumbs = wordsOf(elementOf(html, /<nav[ >]/));
      for (const { categoryName } of part.breadCrumbs) expect(crumbs).toContain(categoryName);
    },
    START_MS,
  );

  test(
    '[PLUS-013] a deposit has a line of its own, with its days and what is left after it came back',
    async () => {
      const { page } = await shopWithPart({ corePrice: 51, price: 72.99, coreReturnDays: 45 });
      const html = await page();
      const core = wordsOf(elementOf(html, /<section id="core"/));
      expect(core).toContain(money(51));
      expect(core).toContain('45');
      expect(core).toContain(`${product.core.today} ${money(123.99)}`);
      expect(core).toContain(`${product.core.after} ${money(72.99)}`);
      expect(wordsOf(html.slice(0, html.indexOf('id="specs"')))).toContain(money(51));
    },
    START_MS,
  );

  test(
    '[PLUS-014] compatibility is whole tables in the HTML, the shopper’s vehicle first',
    async () => {
      const shop = await shopWithPart();
      const { make, model } = shop.header.vehicleMap!;
      const entry = { yearFrom: 2001, yearTo: 2024, engines: [], qualifiers: ['ABC'], position: '' };
      const many = Array.from({ length: 60 }, (_, at) => ({ ...entry, make: 'Aaa', model: `M${at}` }));
      const compatibility = [...many, { ...entry, make, model }] as ProductDetail['compatibility'];
      const { page } = await shopWithPart({ compatibility });
      const html = await page();
      const table = html.slice(html.indexOf('<section id="fits"'), html.indexOf('<section id="warranty"'));
      // The shopper's own stands first, and again below its make.
      expect(table.match(/<th scope="rowgroup"/g)).toHaveLength(62);
      const [first = ''] = wordsOf(table).split('Aaa');
      for (const fact of [make, model, '2001–2024']) expect(first).toContain(fact);
    },
    START_MS,
  );

  test(
    '[PLUS-015] the quantity starts at what the vehicle takes, and says so',
    async () => {
      const { part } = await shopWithPart();
      const { page } = await shopWithPart({
        defaultQuantity: 4,
        fit: { ...part.fit, state: 'FITS', quantityNeeded: 4 },
      });
      const html = await page();
      expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="4"/);
      expect(wordsOf(html)).toContain(offer.youNeed(4));
    },
    START_MS,
  );

  test(
    '[CATALOG-035][CATALOG-036] a part says whether it fits, and one that does not is confirmed first',
    async () => {
      const { part } = await shopWithPart();
      const pageWith = async (state: ProductDetail['fit']['state'], change: Partial<ProductDetail> = {}) =>
        (await shopWithPart({ fit: { ...part.fit, state }, ...change })).page();
      const vehicle = (await shopWithPart()).header.vehicleMap!.vehicleName;
      const asks = /<input[^>]*name="fitConfirmed"/;
      const fits = await pageWith('FITS');
      expect(wordsOf(fits)).toContain(fit.fits(vehicle));
      expect(fits).not.toMatch(asks);
      const wrong = await pageWith('DOES_NOT_FIT', { vehicleFit: 'DOES_NOT_FIT' } as Partial<ProductDetail>);
      expect(wordsOf(wrong)).toContain(fit.doesNotFit(vehicle));
      expect(wrong).toMatch(asks);
      expect(wrong).toMatch(/<input(?=[^>]*name="fitConfirmed")[^>]*required/);
      const any = await pageWith('UNIVERSAL', { vehicleFitment: 'UNIVERSAL' } as Partial<ProductDetail>);
      expect(wordsOf(any)).toContain(fit.universal);
      expect(any).not.toMatch(asks);
      const unknown = await pageWith('NO_VEHICLE');
      expect(elementOf(unknown, /<section id="fit"/)).toContain('data-intent="open-vehicle-picker"');
    },
    START_MS,
  );

  test(
    '[CATALOG-038][PLUS-029] a picture is asked for in the stated widths, and without one the part is drawn',
    async () => {
      const drawn = await (await shopWithPart({ productImageUrl: '', drawing: 'caliper' })).page();
      expect(drawn.slice(0, drawn.indexOf('<h1'))).toMatch(/<svg/);
      const photographed = { productImageUrl: 'https://pictures.example/part.jpg' };
      expect(await (await shopWithPart(photographed)).page()).toContain(
        'src="https://pictures.example/part.jpg"',
      );
      const service = 'https://resize.example/?of={src}&w={width}&q={quality}';
      const shop = await shopWithPart(photographed);
      shop.outside.answer('shell.globalConfig', { flags: {}, values: { PICTURE_URL: service } });
      const picture = elementOf(await shop.page(), /<img(?=[^>]*resize\.example)[^>]*>/);
      const asked = [
        ...picture.matchAll(/of=https%3A%2F%2Fpictures\.example%2Fpart\.jpg&amp;w=(\d+)&amp;q=(\d+) \w+/g),
      ];
      const offered = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
      expect(asked.length).toBeGreaterThan(1);
      for (const [, width, quality] of asked) {
        expect(offered).toContain(Number(width));
        expect(quality).toBe('75');
      }
      expect((await shop.ask(shop.part.productDetailsPageUrl)).policy).toMatch(
        /img-src 'self' data: https:\/\/resize\.example/,
      );
    },
    START_MS,
  );

  test(
    '[PLUS-055] a part is drawn by its facts, then with its measures, then with what is in its box',
    async () => {
      const { page } = await shopWithPart({
        productImageUrl: '',
        drawing: 'rotor#l6-d',
        measures: { title: 'Sizes', items: [{ id: 'diameter', label: 'Across', value: '282 mm' }] },
        contents: { title: 'Contents', items: [{ label: 'Discs', drawing: 'pads#rd-w', quantity: 2 }] },
      });
      const html = await page();
      expectOrder(html.slice(0, html.indexOf('<h1')), [
        /rotor\.svg#dl6-d"/,
        /m\/rotor\/l6-d\.svg#d"/,
        /<strong>A<\/strong> (?:<!-- -->)?Across<br\/><strong>282 mm</,
        /pads\.svg#drd-w"/,
        /<strong>2(?:<!-- -->)? ×<\/strong>(?: |<!-- -->)*Discs/,
      ]);
      const names = [...html.matchAll(/<input type="radio"[^>]*aria-label="(Sizes|Contents)"/g)];
      expect(names.map(([, name]) => name)).toEqual(['Sizes', 'Contents']);
    },
    START_MS,
  );

  test(
    '[CATALOG-018][CATALOG-019][CATALOG-020] a product is asked for by the call of its flag, with what is known of the shopper',
    async () => {
      const asked = async (...flags: string[]) => {
        const { page, sent, part, header } = await shopWithPart({}, flags);
        await page();
        const calls = { older: sent('catalog.product'), newer: sent('catalog.productByGateway') };
        return { ...calls, part, header };
      };
      const off = await asked();
      expect(off.newer).toEqual([]);
      expect(off.older[0]?.query).toEqual({
        country: market.productCountry,
        preview: 'false',
        customerType: 'B2C',
        salesChannel: 'ECOMM',
        productDetailsPageUrl: off.part.productDetailsPageUrl,
        storeId: off.header.storeDetails?.storeNumber,
        vehicleId: off.header.vehicleMap?.vehicleId,
      });
      const on = await asked('ACES_ENABLED');
      expect(on.older).toEqual([]);
      const { year, makeId, modelId, vehicleTypeId } = on.header.vehicleMap!;
      expect(on.newer[0]?.query).toEqual({
        country: market.productCountry,
        preview: 'false',
        productDetailsPageUrl: on.part.productDetailsPageUrl,
        storeId: on.header.storeDetails?.storeNumber,
        year,
        makeId,
        modelId,
        vehicleTypeId,
      });
    },
    START_MS,
  );
});

test(
  '[CONF-005] prices in reais are written as the market does',
  async () => {
    const shop = await shopOf(sources, 'br', { flags: [] });
    const answer = shop.of('catalog.product');
    const part = { ...answer.pdpResults.products[0]!, price: 1234.56 };
    shop.outside.answer('catalog.product', {
      ...answer,
      pdpResults: { ...answer.pdpResults, products: [part] },
    });
    shop.outside.answer('catalog.skuDetails', { skus: [] });
    const { html } = await shop.ask(part.productDetailsPageUrl);
    expect(wordsOf(html)).toContain('R$ 1.234,56');
  },
  START_MS,
);
