import { returnsHref } from '@driveline/hooks';
import { markets } from '@driveline/markets';
import { expect, test } from 'vitest';
import { shop } from './sampleShop.ts';

const { brands } = shop;

const all = Object.values(brands).flatMap((brand) => brand.markets.map((code) => ({ brand, code })));

test.each(all)('$brand.identity.id has content and legal pages in $code', ({ brand, code }) => {
  const content = brand.content[code];
  const legalLinks = markets.find((market) => market.code === code)?.legalLinks ?? [];
  const linked = legalLinks.map(({ href }) => href.replace(/^\/lp\/|#.*$/g, ''));
  expect(content?.header.promoAds).toHaveLength(2);
  expect(Object.keys(content?.pages ?? {})).toEqual(expect.arrayContaining(linked));
});

test.each(all)(
  'an anchor in the footer of $brand.identity.id in $code is a section of its page',
  ({ brand, code }) => {
    const { footer, pages } = brand.content[code]!;
    const links = footer.footerMiddle.flatMap(({ middleLabelContent = [] }) => middleLabelContent);
    for (const { href } of links.filter((link) => link.href.includes('#'))) {
      const [, name = '', anchor] = /^\/lp\/(\w+)#(\w+)$/.exec(href) ?? [];
      expect(pages[name]?.sections.map(({ id }) => id)).toContain(anchor);
    }
  },
);

test.each(all)(
  'a card of $brand.identity.id in $code links to a page and a section that exist',
  ({ brand, code }) => {
    const { blocks, pages } = brand.content[code]!;
    const links = Object.values(blocks).flatMap(({ cards }) => cards.flatMap(({ link }) => link ?? []));
    expect(links).not.toEqual([]);
    for (const { href } of links.filter((link) => link.href.startsWith('/lp/'))) {
      const [, name = '', anchor] = /^\/lp\/(\w+)#?(\w*)$/.exec(href) ?? [];
      expect(pages[name]?.sections.map(({ id }) => id)).toContain(anchor);
    }
  },
);

test.each(all)(
  'a page that the footer of $brand.identity.id in $code links to has words',
  ({ brand, code }) => {
    const { footer, pages } = brand.content[code]!;
    const links = footer.footerMiddle.flatMap(({ middleLabelContent = [] }) => middleLabelContent);
    const names = links.flatMap(({ href }) => /^\/lp\/([\w-]+)/.exec(href)?.[1] ?? []);
    expect(names).toEqual(expect.arrayContaining(['faqs', 'store-services', 'repair-help']));
    for (const name of names) {
      const { sections = [], questions = [] } = pages[name] ?? {};
      expect(sections.length + questions.length, name).toBeGreaterThan(0);
    }
  },
);

test.each(all)(
  '[SHELL-013] the menu of $brand.identity.id in $code lists its advice, and each page of it has words',
  ({ brand, code }) => {
    const { header, pages } = brand.content[code]!;
    const advice = header.menu.find(({ links }) => links.some(({ href }) => href === '/lp/repair-help'));
    expect(advice?.links.map(({ href }) => href)).toEqual([
      '/user/repairGuides',
      '/lp/fix-finder',
      '/lp/find-a-repair-shop',
      '/lp/repair-help',
      '/lp/in-our-stores',
    ]);
    for (const { href } of advice!.links.slice(1)) {
      expect(pages[href.replace('/lp/', '')]?.sections.length, href).toBeGreaterThan(2);
    }
  },
);

test('help and guides are the same in every market, and their anchors are too', () => {
  const outline = ({ brand, code }: (typeof all)[number]) => {
    const { pages } = brand.content[code]!;
    const guides = [
      'store-pick-up',
      'store-services',
      'loan-a-tool',
      'fix-finder',
      'repair-help',
      'brake-guide',
      'battery-test',
      'find-a-repair-shop',
      'in-our-stores',
    ];
    return guides.map((name) => [name, pages[name]?.sections.map(({ id }) => id)]);
  };
  const [first, ...others] = all.map(outline);
  for (const other of others) expect(other).toEqual(first);
});

test.each(all)(
  '[CONF-035] no text of $brand.identity.id in $code holds another number than the country’s own',
  ({ brand, code }) => {
    const own = brand.identity.phones[code] ?? '';
    const written = JSON.stringify(brand.content[code]).match(/\(\d{2,3}\)\s?\d{3,5}-\d{4}/g) ?? [];
    expect([...new Set(written)]).toEqual([own]);
  },
);

test('no anchor stands twice on a page, and no placeholder is left', () => {
  for (const { brand, code } of all) {
    for (const [name, page] of Object.entries(brand.content[code]!.pages)) {
      const questions = (page.questions ?? []).flatMap(({ id, items }) => [
        id,
        ...items.map((item) => item.id),
      ]);
      const ids = [...page.sections.map(({ id }) => id), ...questions];
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(JSON.stringify(page), name).not.toMatch(/\{\w+\}/);
    }
  }
});

test.each(all)(
  '[CONTENT-026] the questions of $brand.identity.id in $code stand in six groups, each with an answer',
  ({ brand, code }) => {
    const groups = brand.content[code]?.pages['faqs']?.questions ?? [];
    expect(groups.map(({ id }) => id)).toEqual([
      'orders',
      'pickup-and-delivery',
      'returns',
      'rewards',
      'account',
      'vehicles',
    ]);
    for (const { items } of groups) for (const { answer } of items) expect(answer.length).toBeGreaterThan(20);
  },
);

test.each(all)(
  '[CONTENT-025] the terms of $brand.identity.id in $code have their sections, and the day of their last change',
  ({ brand, code }) => {
    const terms = brand.content[code]?.pages['termsAndConditions'];
    expect(terms?.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'privacyPolicy',
        'rulesAndRegulations',
        'secureShopping',
        'rewardsProgramRules',
        'returnsPolicy',
      ]),
    );
    expect(terms?.changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
);

test.each(all)(
  '[CONF-014] the way to the returns of $brand.identity.id in $code is a section that exists',
  ({ brand, code }) => {
    const [, name = '', anchor] =
      /^\/lp\/(\w+)#(\w+)$/.exec(returnsHref(markets.find((it) => it.code === code)!) ?? '') ?? [];
    expect(brand.content[code]?.pages[name]?.sections.map(({ id }) => id)).toContain(anchor);
  },
);

test('[PLUS-030] no text of one brand names the other', () => {
  for (const { brand } of all) {
    const others = Object.values(brands).filter((it) => it !== brand);
    for (const other of others) expect(JSON.stringify(brand)).not.toContain(other.identity.name);
  }
});
