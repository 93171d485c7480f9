import { createB2cClient } from '@driveline/api';
import type { B2cClient, B2cClientOptions, EndpointId, OutputOf } from '@driveline/api';
import { endpoints, schemas } from '@driveline/api/contract';

type Part = {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly error?: unknown };
};
type Parts = Partial<Record<'params' | 'query' | 'body' | 'response', Part>>;

/** What a call answers: the answer itself, an `Error` or `Response` in its place, or a function that is asked. */
export type ContractAnswers = {
  readonly [K in EndpointId]?:
    | OutputOf<K>
    | Error
    | Response
    | ((sent: SentCall) => OutputOf<K> | Error | Response | Promise<OutputOf<K> | Error | Response>);
};

export interface SentCall {
  readonly id: EndpointId;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * A client whose every request must be one of the contract, part by part, and whose every answer as well; anything
 * else throws. A call without an answer here answers 503.
 */
export function contractClient(
  answers: ContractAnswers = {},
  options: Partial<B2cClientOptions> = {},
): { readonly client: B2cClient; readonly sent: SentCall[] } {
  const sent: SentCall[] = [];
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA', stores: { searchCountries: ['US', 'PR'] } },
    sleep: async () => undefined,
    fetch: async (address, init) => {
      const call = matched(init.method ?? 'GET', new URL(address), init.body);
      sent.push(call);
      const found = answers[call.id] as unknown;
      const answer: unknown =
        typeof found === 'function' ? await (found as (sent: SentCall) => unknown)(call) : found;
      if (answer === undefined) return new Response('', { status: 503 });
      if (answer instanceof Error) throw answer;
      if (answer instanceof Response) return answer;
      holdTo(call.id, 'response', answer);
      if (answer === null) return new Response(null, { status: 204 });
      return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
    },
    ...options,
  });
  return { client, sent };
}

/** Plain paths before those with parameters, which would match them too. */
const rows = Object.values(endpoints).sort((a, b) => a.path.split('{').length - b.path.split('{').length);

function matched(method: string, url: URL, body: unknown): SentCall {
  for (const { id, path, method: own } of rows) {
    if (own !== method) continue;
    const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const found = new RegExp(`^${pattern}$`).exec(url.pathname);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const call: SentCall = {
      id,
      params,
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
    holdTo(id, 'params', params);
    holdTo(id, 'query', call.query);
    if (call.body !== undefined || (schemas[id] as Parts).body) holdTo(id, 'body', call.body ?? {});
    return call;
  }
  throw new Error(`'${method} ${url.pathname}' is no call of the contract.`);
}

function holdTo(id: EndpointId, part: keyof Parts, value: unknown): void {
  const schema = (schemas[id] as Parts)[part];
  const judged = schema?.safeParse(value);
  if (judged && !judged.success) {
    throw new Error(`'${id}' has another ${part}: ${JSON.stringify(value)}`, { cause: judged.error });
  }
}
