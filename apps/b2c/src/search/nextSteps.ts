import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { localized } from '../messages/localized.ts';
import { searchKey } from '../catalog/searchKey.ts';
import type { Taxonomy } from '../catalog/taxonomy.ts';
import { dictionaryOf, type Term } from './dictionary.ts';
import { mostWanted } from './mostWanted.ts';
import type { Query } from '../ports/searchPort.ts';

const most = 4;
/** Below it two names share letters by chance. */
const leastLikeness = 0.3;

/**
 * Texts to try when one found nothing (PLUS-008): what lies next to the thing that is not sold, the parts that it
 * named without what narrowed them, those whose names look like it, else what most shoppers look for.
 */
export async function nextSteps(
  db: Executor,
  market: Market,
  taxonomy: Taxonomy,
  query: Query,
  text: string,
): Promise<string[]> {
  const { sorted } = await dictionaryOf(db, market.code);
  const ways = [
    () => query.nearTypeIds ?? [],
    () => query.typeIds,
    () => lookAlikes(sorted, searchKey(text)),
    () => mostWanted(sorted),
  ];
  for (const typesOf of ways) {
    const types = [...new Set(typesOf())].flatMap((id) => taxonomy.typeById.get(id) ?? []);
    if (types.length > 0) return types.slice(0, most).map(({ names }) => localized(names, market));
  }
  return [];
}

/** The types of the names that share most letter triples with a text, or with a word of it. */
function lookAlikes(terms: readonly Term[], key: string): number[] {
  const asked = [key, ...key.split(' ').filter((word) => word.length > 3)].map(triples);
  return terms
    .flatMap(({ kind, typeId, key: name }) => {
      if (typeId === null || (kind !== 'type' && kind !== 'synonym')) return [];
      const own = triples(name);
      return [{ typeId, likeness: Math.max(...asked.map((it) => likeness(it, own))) }];
    })
    .filter(({ likeness: found }) => found >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ typeId }) => typeId);
}

function triples(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** 1 for the same triples, 0 for none in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((triple) => b.has(triple)).length;
  return both / (a.size + b.size - both);
}
