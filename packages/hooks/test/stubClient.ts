import { createB2cClient } from '@driveline/api';
import type { B2cClient, B2cClientOptions } from '@driveline/api';

export type Answers = Readonly<Record<string, unknown>>;

/**
 * A client whose answers are given by `METHOD /path`; an `Error` rejects, a `Response` answers as it is, a
 * function is asked. `sent` holds the addresses with their query.
 */
export function stubClient(
  answers: Answers,
  options: Partial<B2cClientOptions> = {},
): { readonly client: B2cClient; readonly sent: { method: string; url: URL; body: unknown }[] } {
  const sent: { method: string; url: URL; body: unknown }[] = [];
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA', stores: { searchCountries: ['US', 'PR'] } },
    sleep: async () => undefined,
    fetch: async (address, init) => {
      const url = new URL(address);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ method: init.method ?? 'GET', url, body });
      const found = answers[`${init.method} ${url.pathname}`];
      const answer: unknown =
        typeof found === 'function' ? await (found as (url: URL) => unknown)(url) : found;
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer ?? {});
    },
    ...options,
  });
  return { client, sent };
}

/** A failing answer of the wire. */
export function refusal(
  status: number,
  errorCode: string,
  errorMessageDefault: string,
  errorMessageKey = 'error_x',
): Response {
  return Response.json({ errorDetails: [{ errorCode, errorMessageDefault, errorMessageKey }] }, { status });
}
