import { B2cError } from '../errors.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Lets all reads of one request take so long together, whether they run at once or one after the other; one for
 * which nothing is left is not sent. A change has its own time, and what is read after it starts again.
 * @throws B2cError of kind `timeout`
 */
export function withinBudget(fetch: Fetch, ms: number, now: () => number = Date.now): Fetch {
  let endsAt: number | undefined;
  return async (url, init) => {
    if (init.method !== 'GET') return fetch(url, init).finally(() => (endsAt = undefined));
    endsAt ??= now() + ms;
    const left = endsAt - now();
    if (left <= 0) throw new B2cError('timeout');
    return endedAfter(left, fetch, url, init);
  };
}

const STEP_MS = 50;

/** Also where the transport beneath ignores its signal, as a server in this process does. */
async function endedAfter(ms: number, fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const end = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason as Error), { once: true });
  });
  // Node keeps its timers by how long they are: a list for each millisecond costs more than what is in it.
  const timer = setTimeout(() => late.abort(new B2cError('timeout')), Math.ceil(ms / STEP_MS) * STEP_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  try {
    return await Promise.race([fetch(url, { ...init, signal }), end]);
  } finally {
    clearTimeout(timer);
  }
}
