type Fields = Record<string, unknown>;

import { B2cError } from '../errors.ts';

/**
 * API-027: puts an empty list where an answer lacks one, so that readers need no check and no validator
 * ships. `lists` names them as paths joined by spaces: `a.b` goes down, `a[].b` into every entry, `a?.b`
 * only where `a` is there; a part that is missing otherwise is made. An answer of quite another shape is a
 * parse error, so that a page leaves out what it belongs to.
 */
export function withEmptyLists(body: unknown, lists: string | undefined): unknown {
  try {
    for (const path of lists?.split(' ') ?? []) fill(body as Fields, path.split('.'));
    return body;
  } catch (cause) {
    throw new B2cError('parse', undefined, { cause });
  }
}

function fill(fields: Fields, [step = '', ...rest]: readonly string[]): void {
  const name = step.replace(/\W/g, '');
  if (rest.length === 0) fields[name] ??= [];
  else if (step.endsWith(']')) {
    for (const one of fields[name] as Iterable<Fields>) fill(one, rest);
  } else if (!step.endsWith('?')) fill((fields[name] ??= {}) as Fields, rest);
  else if (fields[name] != null) fill(fields[name] as Fields, rest);
}
