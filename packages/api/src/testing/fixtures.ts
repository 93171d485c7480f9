import type { EndpointId } from '../contract/table.ts';
import type { OutputOf } from '../contract/types.ts';
import { answers } from './answers/index.ts';

/** Puts the answer of another call where a part is written as `{ "$like": "<id>" }`. */
function resolved(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(resolved);
  if ('$like' in part) return resolved(answers[String(part.$like)]?.any);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolved(value)]));
}

/**
 * A valid answer of a call, as the reference server gives it: a new copy each time, so that a test may change it.
 * @param change mends the copy, or answers another one
 */
export function fixture<K extends EndpointId>(
  id: K,
  change?: (answer: OutputOf<K>) => OutputOf<K> | void,
): OutputOf<K> {
  const answer = resolved(answers[id]?.any) as OutputOf<K>;
  return change?.(answer) ?? answer;
}
