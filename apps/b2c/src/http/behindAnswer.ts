import { busyCall } from './loadGuard.ts';

/** What a process answers while it waits for the migrations of its build: it is alive, and not ready. */
export function behindAnswer(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return Response.json({ status: 'ok' });
  const facts = { status: 'unavailable', database: 'server', schema: 'behind' };
  const answer = pathname === '/readyz' ? Response.json(facts, { status: 503 }) : busyCall();
  answer.headers.set('retry-after', '5');
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
