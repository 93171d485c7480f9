import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { localized } from '../messages/localized.ts';
import type { Taxonomy } from '../catalog/taxonomy.ts';
import { dictionaryOf } from './dictionary.ts';
import type { Query } from '../ports/searchPort.ts';

const most = 4;

/**
 * Texts to try when one found nothing (PLUS-008): the parts that it named without what narrowed them, else what most
 * shoppers of the market look for.
 */
export async function nextSteps(
  db: Executor,
  market: Market,
  taxonomy: Taxonomy,
  query: Query,
): Promise<string[]> {
  const named = query.typeIds.flatMap((id) => {
    const type = taxonomy.typeById.get(id);
    return type ? [localized(type.names, market)] : [];
  });
  if (named.length) return named.slice(0, most);
  const { sorted } = await dictionaryOf(db, market.code);
  return sorted
    .filter(({ kind }) => kind === 'type')
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, most)
    .map(({ term }) => term);
}
