import { busyCall } from './loadGuard.ts';

/** What keeps a process that listens from serving: migrations of its build, or a start that failed once they were there. */
export type Waiting = 'behind' | 'failed';

const reasons: Readonly<Record<Waiting, object>> = {
  behind: { schema: 'behind' },
  failed: { start: 'failed' },
};

/**
 * What such a process answers. One that waits is alive, and not ready; one whose start failed is neither, so that
 * whatever watches it starts it again.
 */
export function waitingAnswer(request: Request, waiting: Waiting): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz' && waiting === 'behind') return Response.json({ status: 'ok' });
  const facts = { status: 'unavailable', database: 'server', ...reasons[waiting] };
  const isProbe = pathname === '/readyz' || pathname === '/healthz';
  const answer = isProbe ? Response.json(facts, { status: 503 }) : busyCall();
  answer.headers.set('retry-after', '5');
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
