import { expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { elementOf, shopOf } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

/** With the header and the menu of its own in each market. */
const FULL = ['BRAZIL_PHASE_TWO_ENABLED'];
/** A page that nobody else's answer is kept of. */
const OWN = '/trackOrder';

test(
  '[SHELL-013] the menu of the shop lists its advice',
  async () => {
    const { ask } = await shopOf(sources, 'us', { flags: FULL });
    const menu = elementOf((await ask(OWN)).html, /<nav(?=[^>]*aria-label="Main menu")/);
    const advice = [
      '/user/repairGuides',
      '/lp/fix-finder',
      '/lp/find-a-repair-shop',
      '/lp/repair-help',
      '/lp/in-our-stores',
    ];
    const hrefs = [...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    expect(hrefs.filter((href) => advice.includes(href))).toEqual(advice);
  },
  START_MS,
);

test(
  '[SHELL-016] the menu of Brazil is that of the top navigation, with its targets and folded children',
  async () => {
    const link = (title: string) => ({ title, href: `/lp/${title}` });
    const menuList = [
      {
        links: [
          { menu_link: link('freios'), child_links: [{ menu_link: link('pastilhas') }] },
          { menu_link: link('vagas'), target: '_blank', child_links: [] },
        ],
      },
    ];
    const { ask } = await shopOf(sources, 'br', { flags: FULL, content: { topNav: { menuList } } });
    const menu = elementOf((await ask(OWN)).html, /<nav(?=[^>]*aria-label="Menu principal")/);
    const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefsOf(menu)).toEqual(['/lp/freios', '/lp/pastilhas', '/lp/vagas']);
    expect(hrefsOf(elementOf(menu, /<details/))).toEqual(['/lp/freios', '/lp/pastilhas']);
    expect(menu).toMatch(/<a(?=[^>]*href="\/lp\/vagas")[^>]*target="_blank"/);
  },
  START_MS,
);
