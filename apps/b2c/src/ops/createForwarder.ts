/** Reports that wait; those beyond are dropped and counted. */
const MOST_WAITING = 100;
const EVERY_MS = 5_000;
const PATIENCE_MS = 5_000;
/** Without an answer, and where a service that refuses does not say how long. */
const PAUSE_MS = 30_000;
/** Less than the drain of the server. */
const LAST_MS = 3_000;

/** One POST. */
interface BatchRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Where it sends, and what it says of losses. */
export interface BatchEdge {
  readonly send?: (url: string, init: RequestInit) => Promise<Response>;
  readonly warn: (facts: object, message: string) => void;
}

/**
 * Sends reports in batches, beside whatever else the process does. A service that fails or refuses is left alone for a
 * while, and reports are dropped meanwhile; the next batch logs how many were lost.
 */
export function createForwarder<Report>(
  name: string,
  requestsOf: (reports: readonly Report[]) => readonly BatchRequest[],
  { send = fetch, warn }: BatchEdge,
) {
  let waiting: Report[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let pausedUntil = 0;
  const closing = new AbortController();

  async function post(url: string, request: Omit<RequestInit, 'signal'>): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const answer = await send(url, { method: 'POST', redirect: 'error', ...request, signal });
    await answer.body?.cancel();
    if (answer.ok) return;
    const pauseMs = Number(answer.headers.get('retry-after')) * 1000 || PAUSE_MS;
    throw Object.assign(new Error(`it answers ${answer.status}`), { pauseMs });
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const batch = waiting;
    waiting = [];
    let sent = 0;
    let reason = 'more than it takes';
    try {
      if (isPaused()) return void (lost += batch.length);
      const requests = batch.length > 0 ? requestsOf(batch) : [];
      for (const { url, headers, body } of requests) {
        await post(url, { headers, body });
        sent += batch.length / requests.length;
      }
    } catch (error) {
      const { message, pauseMs = PAUSE_MS } = error as Error & { pauseMs?: number };
      pausedUntil = Date.now() + pauseMs;
      lost += batch.length - sent;
      reason = message;
    }
    if (lost > 0) warn({ plugin: name, lost: Math.ceil(lost), reason }, 'errors not forwarded');
    lost = 0;
  }

  const isPaused = () => Date.now() < pausedUntil;

  /** One batch after the other, so that no more than two of them are in memory. */
  const run = () => (sending = (sending ?? Promise.resolve()).then(flush));

  return {
    report(report: Report): void {
      if (waiting.length >= MOST_WAITING || isPaused()) return void lost++;
      waiting.push(report);
      timer ??= setTimeout(() => void run(), EVERY_MS).unref();
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      const limit = setTimeout(() => closing.abort(), LAST_MS).unref();
      await run();
      clearTimeout(limit);
    },
  };
}
