import { monitorEventLoopDelay } from 'node:perf_hooks';
import { enUS } from './messages/en-US.ts';

export interface LoadGuardOptions {
  /** Requests that may be under way at once. */
  readonly maxInFlight?: number;
  /** Delay of the event loop in milliseconds from which no further page is begun. */
  readonly maxDelayMs?: number;
  /** What is told to who must come again; `Retry-After` is added. */
  readonly busy?: (request: Request) => Response;
}

export interface LoadGuard {
  /** Runs the request, or answers 503 with `Retry-After` at once when there are more than the process can answer in time. */
  run(request: Request, answer: () => Response | Promise<Response>): Promise<Response>;
  readonly inFlight: number;
  stop(): void;
}

const sampleMs = 500;
/** Balancers and scrapers must see a busy process as alive. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sheds load before it queues: a request that would wait for seconds is better told to come again, and those that
 * were taken are answered in time (quality: overload answers 200, 429 or 503 and is healthy a second later).
 */
export function createLoadGuard({
  maxInFlight = 200,
  maxDelayMs = 500,
  busy = busyCall,
}: LoadGuardOptions = {}): LoadGuard {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let delayMs = 0;
  const sampler = setInterval(() => {
    delayMs = delay.percentile(50) / 1e6;
    delay.reset();
  }, sampleMs);
  sampler.unref();
  let inFlight = 0;
  return {
    get inFlight() {
      return inFlight;
    },
    async run(request, answer) {
      const isBusy = inFlight >= maxInFlight || (delayMs > maxDelayMs && inFlight > 8);
      if (isBusy && !alwaysAnswered.has(new URL(request.url).pathname)) {
        const answered = busy(request);
        answered.headers.set('retry-after', '1');
        answered.headers.set('cache-control', 'no-store');
        return answered;
      }
      inFlight++;
      try {
        return await answer();
      } finally {
        inFlight--;
      }
    },
    stop() {
      clearInterval(sampler);
      delay.disable();
    },
  };
}

/** In the shape of every failing call (API-026). */
function busyCall(): Response {
  const detail = { errorCode: '503', errorMessageDefault: enUS.error_busy, errorMessageKey: 'error_busy' };
  return Response.json({ errorDetails: [detail] }, { status: 503 });
}
