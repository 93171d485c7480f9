import { setTimeout as pause } from 'node:timers/promises';
import enUS from '../../messages/en-US.json' with { type: 'json' };

export interface LoadGuardOptions {
  /** Requests that may be under way at once: the last pieces of a sale, asked for by 500 on two processes, refuse nobody. */
  readonly maxInFlight?: number;
  /** Further ones of which the body is still on its way. */
  readonly maxArriving?: number;
  /** Lateness of the event loop in milliseconds from which no further request is begun. */
  readonly maxLateMs?: number;
  /** What is told to who must come again; `Retry-After` is added. */
  readonly busy?: (request: Request) => Response;
}

export interface LoadGuard {
  /**
   * Runs the request, or answers 503 with `Retry-After` at once when there are more than the process can answer in time.
   * @param answer gets the request to read the body from: its end is noticed
   */
  run(request: Request, answer: (request: Request) => Response | Promise<Response>): Promise<Response>;
  /** Requests under way, those that still arrive among them. */
  readonly inFlight: number;
  stop(): void;
}

const turnMs = 20;
/** Requests of one turn of the event loop that are a queue. */
const crowd = 16;
/** Balancers and scrapers must see a busy process as alive. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sheds load before it queues: a request that would wait for seconds is better told to come again, and those that
 * were taken are answered in time. Requests that wait for something are counted. Those that only compute never
 * add up, since each ends before the next is looked at: then the loop is late, which a timer shows that should
 * have run meanwhile. A request whose body is still on its way is work for nobody yet: three hundred senders of a byte a
 * second would else turn everybody away.
 */
export function createLoadGuard(options: LoadGuardOptions = {}): LoadGuard {
  const { maxInFlight = 300, maxArriving = 2000, maxLateMs = 750, busy = busyCall } = options;
  let inFlight = 0;
  let arriving = 0;
  let turnedAt = performance.now();
  let begun = 0;
  const turn = setInterval(() => {
    turnedAt = performance.now();
    begun = 0;
  }, turnMs);
  turn.unref();
  // One long computation makes the loop late as well; that is no reason to send the next shopper away.
  const isLate = () => begun >= crowd && performance.now() - turnedAt > maxLateMs;
  const isBusy = () => inFlight >= maxInFlight || arriving >= maxArriving || isLate();
  return {
    get inFlight() {
      return inFlight + arriving;
    },
    async run(request, answer) {
      if (isBusy() && !alwaysAnswered.has(new URL(request.url).pathname)) {
        const answered = busy(request);
        answered.headers.set('retry-after', '1');
        answered.headers.set('cache-control', 'no-store');
        return answered;
      }
      begun++;
      let isArriving = hasBody(request);
      if (isArriving) arriving++;
      else inFlight++;
      const arrived = () => {
        if (!isArriving) return;
        isArriving = false;
        arriving--;
        inFlight++;
      };
      try {
        return await answer(isArriving ? withEnd(request, arrived) : request);
      } finally {
        if (isArriving) arriving--;
        else inFlight--;
        // What reads on after the answer counts no more.
        isArriving = false;
      }
    },
    stop: () => clearInterval(turn),
  };
}

const hasBody = ({ method, headers }: Request): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0);

/** The same request, which tells when its body was read to the end. */
function withEnd(request: Request, onEnd: () => void): Request {
  const body = request.body?.pipeThrough(new TransformStream({ flush: onEnd }));
  // A body that is a stream has to say that the answer may only come after it.
  return body ? new Request(request, { body, duplex: 'half' } as RequestInit) : request;
}

/** In the shape of every failing call (API-026). */
export function busyCall(): Response {
  const detail = {
    errorCode: '503',
    errorMessageDefault: enUS.error_busy,
    errorMessageKey: 'error_busy',
  };
  return Response.json({ errorDetails: [detail] }, { status: 503 });
}

const noticeMs = 1000;
const quietMs = 100;
const patienceMs = 5000;

/**
 * Waits until a closing server has nothing under way: requests on their way are still taken, so that nobody's
 * connection is cut with a request in it, and a balancer that asks `/readyz` hears of the end.
 */
export async function untilQuiet({ inFlight }: { readonly inFlight: () => number }): Promise<void> {
  await pause(noticeMs);
  const until = Date.now() + patienceMs;
  for (let quiet = 0; quiet < 3 && Date.now() < until;) {
    await pause(quietMs);
    quiet = inFlight() === 0 ? quiet + 1 : 0;
  }
}
