import * as z from 'zod/mini';
import type { Fetch } from '../client/clientOptions.ts';
import { matchEndpoint } from '../contract/matchEndpoint.ts';
import { anyErrors } from '../contract/anyErrors.ts';
import { errorsOf } from '../contract/errors.ts';
import type { EndpointSchemas } from '../contract/schemas/endpointSchemas.ts';
import { schemas } from '../contract/schemas/index.ts';
import type { EndpointId } from '../contract/table.ts';
import type { ErrorKeyOf, InputOf, OutputOf } from '../contract/types.ts';
import { fixture } from './fixtures.ts';

/** An answer of the call, a `Response` that goes out as it is, or an `Error`: the connection breaks with it. */
export type TestReply<K extends EndpointId> = OutputOf<K> | Response | Error;

/** What a call answers: a reply, or what a function makes of the call's input. */
export type TestAnswer<K extends EndpointId> =
  TestReply<K> | ((input: InputOf<K>, request: Request) => TestReply<K> | Promise<TestReply<K>>);

/** Answers of several calls, by their ids. */
export type TestAnswers = { readonly [K in EndpointId]?: TestAnswer<K> };

/** What a test server starts with. */
export interface TestServerOptions {
  /** What calls answer from the start, and after a reset. */
  readonly answers?: TestAnswers;
  /** The status that a call without an answer fails with (`503` …), in place of answering its fixture. */
  readonly unanswered?: number;
}

/** An error of the row, as the server would word it (API-026). */
export interface TestFailure {
  /** In place of the status that the row documents for the key. */
  readonly status?: number;
  /** In place of the status as text: `7081` … */
  readonly errorCode?: string;
  readonly message?: string;
  readonly field?: string;
  /** The call fails so often, then it answers again; always if left out. */
  readonly times?: number;
}

/** One call that came in. */
export interface TestCall {
  readonly id: EndpointId;
  /** The parts that the call's row has, as the wire wrote them: a query's numbers are text. */
  readonly input: TestInput;
  readonly headers: Headers;
}

/** The parts of a request. */
export interface TestInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}

/** A b2c server in memory. */
export interface TestServer {
  /** Sets what a call answers from now on; checked against its schema. */
  answer<K extends EndpointId>(id: K, answer: TestAnswer<K>): void;
  /** Lets a call fail with one of its documented keys, or with a bare status. */
  fail<K extends EndpointId>(id: K, key: ErrorKeyOf<K> | number, failure?: TestFailure): void;
  /** Headers that every answer carries: `jsession-authenticated`, `token_id` … */
  readonly headers: Headers;
  /** Every call of the contract that came in, in order. */
  readonly calls: readonly TestCall[];
  /** Answers a request: for a service worker, a server of Node, or a router of the tests. */
  handle(request: Request): Promise<Response>;
  /** The same, as a client's `fetch`. */
  readonly fetch: Fetch;
  /** Forgets calls, headers, failures, and the answers that were not given at the start. */
  reset(): void;
}

type Answer = (input: never, request: Request) => unknown;

/** A b2c server in memory: every call of the contract answers its fixture until a test says otherwise. */
export function createTestServer({ answers: given = {}, unanswered }: TestServerOptions = {}): TestServer {
  const answers = new Map<EndpointId, Answer>();
  const failures = new Map<EndpointId, { left: number; readonly make: () => Response }>();
  const headers = new Headers();
  const calls: TestCall[] = [];

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const matched = matchEndpoint(request.method, url.pathname);
    if (!matched) return failed('error_path_missing', 404, {}, headers);
    const { id, endpoint, params } = matched;
    const shapes: EndpointSchemas = schemas[id];
    const input = await readInput(request, url, params, shapes);
    calls.push({ id, input, headers: request.headers });
    const field = wrongField(shapes, input);
    if (field !== undefined) return failed('error_input_invalid', 400, { field }, headers);
    const failure = failures.get(id);
    if (failure && failure.left-- > 0) return failure.make();
    const make = answers.get(id);
    if (!make && unanswered !== undefined) return failed('error_internal', unanswered, {}, headers);
    const reply = make ? await make(input as never, request) : fixture(id);
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply : answered(check(id, reply), endpoint.answers, headers);
  };
  const setAnswer = (id: EndpointId, answer: unknown) => {
    failures.delete(id);
    answers.set(id, typeof answer === 'function' ? (answer as Answer) : copies(id, answer));
  };
  const setGiven = () => {
    for (const [id, answer] of Object.entries(given)) setAnswer(id as EndpointId, answer);
  };
  setGiven();

  return {
    headers,
    calls,
    handle,
    fetch: (url, init) => handle(new Request(new URL(url, 'http://localhost'), init)),
    answer: setAnswer,
    fail(id, key, failure = {}) {
      const status = failure.status ?? (typeof key === 'number' ? key : statusOf(id, String(key)));
      const name = typeof key === 'number' ? 'error_internal' : String(key);
      const make = () => failed(name, status, failure, headers);
      failures.set(id, { left: failure.times ?? Infinity, make });
    },
    reset() {
      answers.clear();
      failures.clear();
      calls.length = 0;
      for (const name of [...headers.keys()]) headers.delete(name);
      setGiven();
    },
  };
}

/** A new copy of a reply for each call; a value is checked once, here. */
function copies(id: EndpointId, reply: unknown): Answer {
  if (reply instanceof Error) return () => reply;
  if (reply instanceof Response) return () => reply.clone();
  check(id, reply);
  return () => structuredClone(reply);
}

const statusOf = (id: EndpointId, key: string): number =>
  errorsOf(id)[key] ?? (anyErrors as Readonly<Record<string, number>>)[key] ?? 422;

async function readInput(
  request: Request,
  url: URL,
  params: Readonly<Record<string, string>>,
  shapes: EndpointSchemas,
): Promise<TestInput> {
  const text = await request.text();
  const query: Record<string, string | readonly string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const [first = '', ...more] = url.searchParams.getAll(name);
    query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return {
    ...(shapes.params && { params }),
    ...(shapes.query && { query }),
    ...(shapes.body && { body: parsed(text) }),
  };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Name of the first field that the row's schemas refuse. */
function wrongField(shapes: EndpointSchemas, input: TestInput): string | undefined {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = shapes[part];
    const checked = schema && z.safeParse(schema, input[part]);
    if (checked && !checked.success) return checked.error.issues[0]?.path.join('.') ?? part;
  }
  return undefined;
}

function check<K extends EndpointId>(id: K, answer: unknown): unknown {
  const checked = z.safeParse(schemas[id].response, answer);
  if (checked.success) return answer;
  const [issue] = checked.error.issues;
  throw new Error(
    `The test answers ${id} against its schema at '${issue?.path.join('.')}': ${issue?.message}`,
  );
}

function answered(answer: unknown, kind: 'xml' | undefined, headers: Headers): Response {
  if (answer === null) return new Response(null, { status: 204, headers });
  if (kind === 'xml') return new Response(String(answer), { headers });
  return Response.json(answer, { headers });
}

function failed(key: string, status: number, failure: TestFailure, headers: Headers): Response {
  const { errorCode = String(status), message = key, field } = failure;
  const detail = { errorCode, errorMessageDefault: message, errorMessageKey: key, ...(field && { field }) };
  return Response.json({ errorDetails: [detail] }, { status, headers });
}
