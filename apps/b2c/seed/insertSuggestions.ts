import type pg from 'pg';
import { bulkInsert } from './bulkInsert.ts';
import type { PartsWanted } from './partSeed.ts';
import { buildSuggestions, buildWords, type Sold } from './suggestSeed.ts';

/** What the search box of each market offers and forgives. */
export async function insertSuggestions(
  client: pg.PoolClient,
  { markets, taxonomy, vehicles: { models } }: Pick<PartsWanted, 'markets' | 'taxonomy' | 'vehicles'>,
  sold: Sold,
): Promise<void> {
  for (const market of markets) {
    const rows = buildSuggestions(taxonomy, market, sold);
    await bulkInsert(
      client,
      'suggest_term',
      {
        market: 'text',
        term_key: 'text',
        term: 'text',
        kind: 'text',
        part_type_id: 'int',
        brand_id: 'int',
        weight: 'int',
      },
      rows.map((r) => [r.market, r.key, r.term, r.kind, r.typeId, r.brandId, r.weight]),
    );
    const own = models.filter((model) => model.market === market.code);
    await bulkInsert(
      client,
      'search_word',
      { market: 'text', word: 'text', weight: 'int' },
      [...buildWords(market, rows, own)].map(([word, weight]) => [market.code, word, weight]),
    );
  }
}
