import { markets } from '@driveline/markets';
import { expect, test } from 'vitest';
import { brands } from './index.ts';

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

test('[PLUS-030] no text of one brand names the other', () => {
  for (const { brand } of all) {
    const others = Object.values(brands).filter((it) => it !== brand);
    for (const other of others) expect(JSON.stringify(brand)).not.toContain(other.identity.name);
  }
});
