/**
 * API-027: puts an empty list where an answer lacks one. `lists` names them as dotted paths joined by
 * spaces; a part of the path that is missing itself is made, so that readers need no check.
 */
export function withEmptyLists(body: unknown, lists: string | undefined): unknown {
  if (!lists || typeof body !== 'object' || body === null) return body;
  for (const path of lists.split(' ')) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let holder = body as Record<string, unknown>;
    for (const step of steps) holder = (holder[step] ??= {}) as Record<string, unknown>;
    holder[last] ??= [];
  }
  return body;
}
