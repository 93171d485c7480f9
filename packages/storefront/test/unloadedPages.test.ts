import type { EndpointId } from '@driveline/api/contract';
import type { fixtureIn } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import us from '../messages/en-US.json' with { type: 'json' };
import mx from '../messages/es-MX.json' with { type: 'json' };
import br from '../messages/pt-BR.json' with { type: 'json' };
import { samplePages } from './pagesFromSources.ts';
import { CODES, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const WORDS = { us, mx, br } as const;

const sources = await samplePages();

type PathOf = (of: ReturnType<typeof fixtureIn>) => string;

const productPath: PathOf = (of) => of('catalog.product').pdpResults.products[0]!.productDetailsPageUrl;
const categoryPath: PathOf = (of) => of('catalog.category').breadCrumbs.at(-1)!.canonicalPath;

const PAGES: readonly [name: string, pathOf: PathOf, fails: readonly EndpointId[]][] = [
  ['product', productPath, ['catalog.product', 'catalog.productByGateway']],
  ['type of a path', categoryPath, ['catalog.pageType', 'catalog.pageTypeByGateway']],
  ['comparison', () => '/compare?skuNumbers=1,2', ['catalog.product', 'catalog.productByGateway']],
  ['shared cart', () => '/cart/shared?parts=1:2', ['catalog.product', 'catalog.productByGateway']],
  ['search', () => '/searchresult?searchText=rotor', ['catalog.search']],
  ['cart', () => '/cart', ['cart.detail']],
  ['checkout', () => '/checkout', ['checkout.state']],
  ['confirmation', () => '/orderConfirmation', ['orders.confirmation']],
  ['order', () => '/user/orderHistory/1', ['orders.detail', 'orders.details']],
];
const cases = CODES.flatMap((code) => PAGES.map((page): [Code, ...typeof page] => [code, ...page]));

test.each(cases)(
  'in %s, a %s that cannot be loaded has a title and one heading',
  async (code, _name, pathOf, fails) => {
    const { ask, outside, of } = await shopOf(sources, code);
    for (const id of fails) outside.fail(id, 503);
    const { html } = await ask(pathOf(of));
    const titles = [...html.matchAll(/<title[^>]*>([^<]+)<\/title>/g)].map(([, title]) => title);
    expect(titles).toEqual([expect.stringMatching(/^\p{L}.+ \| .+$/u)]);
    const failure = WORDS[code]['failure.title'];
    expect(wordsOf(html)).toContain(failure);
    const headings = [...html.matchAll(/<h1[ >][^]*?<\/h1>/g)].map(([heading]) => wordsOf(heading));
    expect(headings).toEqual([expect.stringMatching(/^\p{L}/u)]);
  },
  START_MS,
);
