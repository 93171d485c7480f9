import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchEndpoint, schemas, type EndpointId } from '@driveline/api/contract';
import { fixtureIn } from '@driveline/api/testing';

/** What an outside server does in place of answering a call. */
export type Fault = (response: ServerResponse, body: unknown) => void;

/** Words that no page may show: a server wrote them for its own log. */
export const RAW = 'java.lang.NullPointerException';

const send = (response: ServerResponse, status: number, body: string, type = 'application/json') =>
  void response.writeHead(status, { 'content-type': type }).end(body);

const json = (change: (body: unknown) => unknown): Fault => {
  return (response, body) => send(response, 200, JSON.stringify(change(body)));
};

const deep = (part: unknown, change: (value: unknown) => unknown): unknown => {
  const changed = change(part);
  if (changed !== part || typeof part !== 'object' || part === null) return changed;
  if (Array.isArray(part)) return part.map((entry) => deep(entry, change));
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, deep(value, change)]));
};

const RAW_ERROR = {
  timestamp: 1,
  message: `${RAW} at Cart.java:12`,
  errorDetails: [{ errorMessageKey: 'npe', errorMessageDefault: `${RAW} at Cart.java:12` }],
};

/** Answers that can be read in one way only. */
export const readable = {
  'text for every number': json((body) => deep(body, (it) => (typeof it === 'number' ? String(it) : it))),
  'null for every list': json((body) => deep(body, (it) => (Array.isArray(it) ? null : it))),
} as const satisfies Readonly<Record<string, Fault>>;

/** What the second of them is read as. */
export const noEntries = json((body) => deep(body, (it) => (Array.isArray(it) ? [] : it)));

export const wrapped = json((data) => ({ data }));
export const missing: Fault = (response) => send(response, 404, JSON.stringify({ message: RAW }));

/** Answers of which nothing can be read. */
export const unreadable = {
  null: json(() => null),
  'wrapped in { data }': wrapped,
  HTML: (response) => send(response, 200, `<!doctype html><h1>${RAW}</h1>`, 'text/html'),
  '500': (response) => send(response, 500, JSON.stringify(RAW_ERROR)),
  hang: () => undefined,
} as const satisfies Readonly<Record<string, Fault>>;

/** A failure as the contract has it. */
export const failed: Fault = (response) => send(response, 503, '{}');

/** How long the storefront waits for a read of a shopper whose server may hang. */
const SHORT_MS = 500;

const answerOf = fixtureIn('us');
const ids = Object.keys(schemas) as EndpointId[];

/** A word that stands in the texts of only one call. */
export const markOf = (id: EndpointId): string =>
  `Q${[...String(ids.indexOf(id)).padStart(3, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}q`;

const isProse = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][^/]*[a-z]/.test(value) && !/^[\d-]+T/.test(value);

/** The fixture with its mark in every text that may be any. */
function marked(id: EndpointId): unknown {
  const mark = (it: unknown) => (isProse(it) ? `${it} ${markOf(id)}` : it);
  const body = { answer: deep(answerOf(id), mark) };
  for (const { path } of schemas[id].response.safeParse(body.answer).error?.issues ?? []) {
    let holder: Record<PropertyKey, unknown> = body;
    const names: readonly PropertyKey[] = ['answer', ...path];
    for (const name of names.slice(0, -1)) holder = holder[name] as typeof holder;
    const name = names.at(-1)!;
    holder[name] = String(holder[name]).replace(` ${markOf(id)}`, '');
  }
  return body.answer;
}

export type Visitor = {
  /** Calls that came for this visitor, in order. */
  readonly calls: EndpointId[];
  readonly isGuest: boolean;
  faults: Partial<Record<EndpointId, Fault>>;
  /** Every other answer. */
  usual?: Fault | undefined;
  isHurried?: boolean;
};

/**
 * A commerce server of another company, that answers the contract's samples in the way that a visitor's faults say.
 * @param visitors by the host that they typed
 */
export async function openOutsideServer(visitors: ReadonlyMap<string, Visitor>) {
  const known = new Map<EndpointId, string>();
  const soundOf = (id: EndpointId, { isGuest, isHurried }: Visitor): unknown => {
    if (!known.has(id)) known.set(id, JSON.stringify(marked(id)));
    const body = JSON.parse(known.get(id)!) as Record<string, unknown> | null;
    if (body?.['myAccountMap'])
      Object.assign(body['myAccountMap'], { anonymous: String(isGuest), rewardsId: isGuest ? '' : '6000' });
    if (id !== 'shell.globalConfig' || !isHurried) return body;
    const limits = ['XS', 'S', 'default', 'M', 'XL'].map((name) => [`API_TIME_LIMIT_MS_${name}`, SHORT_MS]);
    return { ...body, values: { ...(body?.['values'] as object), ...Object.fromEntries(limits) } };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://outside');
    const matched = matchEndpoint(request.method ?? 'GET', pathname);
    const visitor = visitors.get(String(request.headers['x-forwarded-host']));
    request.resume();
    if (!matched || !visitor) return send(response, 404, '{}');
    const { id, endpoint } = matched;
    visitor.calls.push(id);
    const body = soundOf(id, visitor);
    if (endpoint.answers) return send(response, 200, String(body), 'text/xml');
    const fault = visitor.faults[id] ?? visitor.usual ?? json((it) => it);
    fault(response, body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
