import assert from 'node:assert/strict';
import type { SearchPort, ShelfRequest } from '../../src/ports/searchPort.ts';
import type { ContractCase } from './contractCase.ts';

export interface SearchContract {
  readonly search: SearchPort;
  readonly market: string;
  /** A part type whose shelf has more than one page, and the text that a shopper types for it. */
  readonly typeId: number;
  readonly text: string;
}

/** What shelves, the search page and the search box rely on of a search engine. */
export function searchContract({ search, market, typeId, text }: SearchContract): ContractCase[] {
  const shelf = (more: Partial<ShelfRequest> = {}) => search.shelf({ market, typeIds: [typeId], ...more });
  const suggest = (typed: string) => search.suggest({ market, text: typed, vehicle: null, answers: {} });
  const brandsOf = async () => {
    const brands = (await shelf()).facets.groups.find(({ id }) => id === 'brand')?.values ?? [];
    assert.ok(brands.length > 1, 'The shelf needs two brands.');
    return brands;
  };
  return [
    {
      name: 'a text names its part type; one that means nothing names none',
      async run() {
        assert.ok((await search.understand(market, text)).typeIds.includes(typeId));
        for (const empty of ['', 'qqqq zzzz']) {
          const { typeIds, partIds } = await search.understand(market, empty);
          assert.deepEqual([typeIds, partIds], [[], []]);
        }
      },
    },
    {
      name: 'the pages of a shelf hold each part once, in every order',
      async run() {
        for (const sort of ['relevance', 'priceUp', 'priceDown', 'rating'] as const) {
          const { totalCount, pageSize } = await shelf({ sort });
          const ids: number[] = [];
          for (let page = 1; (page - 1) * pageSize < totalCount; page++)
            ids.push(...(await shelf({ sort, page })).hits.map(({ partId }) => partId));
          assert.equal(new Set(ids).size, totalCount);
          assert.equal(ids.length, totalCount);
        }
      },
    },
    {
      name: 'a page beyond the last is the last',
      async run() {
        const { totalCount, pageSize } = await shelf();
        const last = await shelf({ page: 9999 });
        assert.equal(last.pageNumber, Math.ceil(totalCount / pageSize));
        assert.ok(last.hits.length > 0);
      },
    },
    {
      name: 'the count of a value is what choosing it lists',
      async run() {
        for (const { id, values } of (await shelf()).facets.groups)
          for (const { value, count } of values)
            assert.equal((await shelf({ filters: { [id]: [value] } })).totalCount, count, `${id} ${value}`);
      },
    },
    {
      name: 'values of a facet widen the shelf, and stay in it when they are not chosen',
      async run() {
        const [one, two, ...others] = await brandsOf();
        const both = await shelf({ filters: { brand: [one!.value, two!.value] } });
        assert.equal(both.totalCount, one!.count + two!.count);
        const shown = both.facets.groups.find(({ id }) => id === 'brand')!.values;
        assert.equal(shown.length, others.length + 2);
        assert.deepEqual(
          shown
            .filter(({ selected }) => selected)
            .map(({ value }) => value)
            .toSorted(),
          [one!.value, two!.value].toSorted(),
        );
      },
    },
    {
      name: 'the bounds of a price are part of it, and those shown do not move with the choice',
      async run() {
        const { priceRange } = (await shelf()).facets;
        assert.ok(priceRange);
        const cheapest = await shelf({ price: { max: priceRange.min } });
        assert.ok(cheapest.totalCount > 0);
        assert.deepEqual(cheapest.facets.priceRange, priceRange);
      },
    },
    {
      name: 'suggestions are few, and come without a text too',
      async run() {
        assert.ok((await suggest(text)).terms.length > 0);
        for (const typed of ['', text]) {
          const { terms, hits } = await suggest(typed);
          assert.ok(terms.length <= 8 && hits.length <= 5);
          assert.equal(new Set(terms).size, terms.length);
        }
      },
    },
  ];
}
