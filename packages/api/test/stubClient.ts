import type { B2cClientOptions, B2cEvent } from '../src/client/clientOptions.ts';
import { createB2cClient } from '../src/client/createB2cClient.ts';

/** One recorded request of a stubbed transport. */
export interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

/** A client over answers given in advance, with time that moves only by hand: for tests. */
export function stubClient(
  answer: (request: SentRequest) => Response | Promise<Response>,
  options: Partial<B2cClientOptions> = {},
) {
  const sent: SentRequest[] = [];
  const events: B2cEvent[] = [];
  const waits: number[] = [];
  const clock = { now: 1_000_000 };
  const client = createB2cClient({
    origin: 'https://shop.test',
    market: { code: 'us', productCountry: 'USA' },
    fetch: async (url, init) => {
      const request = { url, init, headers: new Headers(init.headers) };
      sent.push(request);
      return answer(request);
    },
    onEvent: (event) => events.push(event),
    now: () => clock.now,
    sleep: async (ms) => void waits.push(ms),
    ...options,
  });
  const paths = () =>
    sent.map(({ url, init }) => `${init.method} ${new URL(url, 'https://shop.test').pathname}`);
  return { client, sent, events, waits, clock, paths };
}

/** A JSON answer. */
export function answerWith(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

/** A failing answer as API-026 wants it. */
export function failWith(
  status: number,
  errorCode = String(status),
  more: Record<string, unknown> = {},
): Response {
  const detail = {
    errorCode,
    errorMessageDefault: `Failed with ${errorCode}`,
    errorMessageKey: `error_${errorCode}`,
  };
  return answerWith({ errorDetails: [detail], ...more }, { status });
}
