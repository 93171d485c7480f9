import type { Executor } from '../db/tx.ts';
import { dictionaryOf, type Dictionary, type Term } from './dictionary.ts';
import { searchKey } from '../catalog/searchKey.ts';
import { bestOfShelf } from './shelf.ts';
import { correctWords } from './spelling.ts';
import { isEmpty, termsFrom, understand } from './understand.ts';
import type { ShelfHit, SuggestRequest, Suggestions } from '../ports/searchPort.ts';

const mostTerms = 8;
const mostHits = 5;
/** Parts are suggested from this length on (CATALOG-004); part numbers earlier. */
const hitsFrom = 5;

/** What the search box offers while somebody types. */
export async function suggest(db: Executor, request: SuggestRequest): Promise<Suggestions> {
  const { market, text } = request;
  const dictionary = await dictionaryOf(db, market);
  const key = searchKey(text);
  const terms = await termsFor(db, market, dictionary, key);
  const hits = text.trim().length >= hitsFrom ? await hitsFor(db, request, terms) : [];
  return { terms: terms.map(({ term }) => term), hits };
}

async function termsFor(
  db: Executor,
  market: string,
  dictionary: Dictionary,
  key: string,
): Promise<readonly Term[]> {
  if (key === '')
    return best(
      dictionary,
      dictionary.sorted.filter(({ kind }) => kind === 'type'),
    );
  const direct = matching(dictionary, key);
  if (direct.length) return direct;
  return matching(dictionary, await correctWords(db, market, key, key.split(' ')));
}

/** Terms that begin with the text, then those of which a later word does. */
function matching(dictionary: Dictionary, key: string): Term[] {
  const from = best(dictionary, termsFrom(dictionary, key));
  if (from.length >= mostTerms) return from;
  const inside = dictionary.sorted.filter(({ key: own }) => own.includes(` ${key}`));
  return [...from, ...best(dictionary, inside, new Set(from.map(({ term }) => term)))].slice(0, mostTerms);
}

/** The heaviest ones; one name of a part type is enough, and none of a type that the market has no part of. */
function best(
  { emptyTypeIds }: Dictionary,
  terms: readonly Term[],
  taken: ReadonlySet<string> = new Set(),
): Term[] {
  const seen = new Set<string>();
  const chosen: Term[] = [];
  for (const term of [...terms].sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))) {
    const same = term.kind === 'type' || term.kind === 'synonym' ? `type ${term.typeId}` : term.key;
    const isOfNothing = term.typeId !== null && emptyTypeIds.has(term.typeId);
    if (isOfNothing || seen.has(same) || taken.has(term.term)) continue;
    seen.add(same);
    chosen.push(term);
    if (chosen.length === mostTerms) break;
  }
  return chosen;
}

async function hitsFor(
  db: Executor,
  { market, text, vehicle, answers }: SuggestRequest,
  terms: readonly Term[],
): Promise<ShelfHit[]> {
  const query = await understand(db, market, text);
  if (query.partIds.length) {
    const { typeIds, partIds } = query;
    return bestOfShelf(db, { market, typeIds, partIds, vehicle, answers, includeMisfits: true }, mostHits);
  }
  const ofTerms = terms.flatMap(({ typeId }) => typeId ?? []);
  // One word may belong to many types; those that are suggested as terms lead.
  const typeIds = isEmpty(query) || query.typeIds.length > 3 ? ofTerms : query.typeIds;
  const { brandIds, positions, valueGroups } = query;
  const asked = { typeIds: [...new Set(typeIds)].slice(0, 3), brandIds, positions, valueGroups };
  return bestOfShelf(db, { market, ...asked, vehicle, answers }, mostHits);
}
