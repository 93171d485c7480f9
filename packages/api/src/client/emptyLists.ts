import type { Lists } from '../contract/endpoint.ts';
import { B2cError } from '../errors.ts';

type Fields = Record<string, unknown>;

/**
 * API-027: puts an empty list where an answer lacks one, so that readers need no check and no validator ships. A part
 * that is missing otherwise is made. An answer of quite another shape is a parse error, so that a page leaves out what
 * it belongs to.
 */
export function withEmptyLists(body: unknown, lists: Lists = {}): unknown {
  try {
    fill(body as Fields, lists);
    return body;
  } catch (cause) {
    throw new B2cError('parse', '', { cause });
  }
}

function fill(fields: Fields, lists: Lists): void {
  for (const [key, inside] of Object.entries(lists)) {
    const name = key.replace('?', '');
    if (Array.isArray(inside)) {
      const list = (fields[name] ??= []) as readonly Fields[];
      for (const one of list) for (const lists of inside as readonly Lists[]) fill(one, lists);
    } else if (key === name || fields[name] != null) {
      fill((fields[name] ??= {}) as Fields, inside as Lists);
    }
  }
}
