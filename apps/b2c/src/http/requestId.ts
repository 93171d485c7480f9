import { randomUUID } from 'node:crypto';

/** The caller's id of the request where it is one, so that logs of several servers can be joined; else a new one. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
}
