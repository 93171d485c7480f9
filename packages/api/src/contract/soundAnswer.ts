import { ZodMiniNull } from 'zod/mini';
import { B2C_PATH } from '../constants.ts';
import { anyErrors } from './anyErrors.ts';
import { errorsOf } from './errors.ts';
import { matchEndpoint } from './matchEndpoint.ts';
import { mended } from './mended.ts';
import { schemas } from './schemas/index.ts';
import type { ErrorBody } from './schemas/primitives.ts';
import type { EndpointId } from './table.ts';

/**
 * Turns the JSON of another server into the contract's: takes an envelope off, renames fields. Errors come through it as
 * well. It may change what it is handed; one that throws makes the call a failed one.
 * @param call what was asked for: `cart.detail`
 * @param json the parsed body; what has none, or is no JSON, does not come here
 * @returns the answer as the contract has it
 */
export type AdaptAnswer = (call: EndpointId, json: unknown) => unknown;

/** An answer that is not as the contract says. */
export interface UnsoundAnswer {
  readonly call: EndpointId;
  /** What was wrong, by path. */
  readonly faults: readonly string[];
  /** Nothing of it could be read: the caller gets a failed call. */
  readonly isLost: boolean;
}

export interface SoundAnswerOptions {
  readonly adapt?: AdaptAnswer | undefined;
  readonly onFaults: (answer: UnsoundAnswer) => void;
}

/**
 * The answer of a server outside, as the contract says it: pages and browsers read every answer without a check of their
 * own. What has a safe reading is mended (no list is an empty one, `"12.50"` is a number), what has none is left out with
 * as little around it as the contract lets be absent. An answer of which nothing can be read is a failed call, 502, and
 * so is an order that could only be shown in part. A failure of 500 and above that the contract does not know keeps its
 * status and loses its words, which were written for the other server's log; 404 to a call that names nothing that could be missing says
 * that the server does not have the call, 501.
 * @returns the answer as it came when it was sound, or when it belongs to no call of the contract
 */
export async function soundAnswer(
  request: Request,
  answer: Response,
  { adapt, onFaults }: SoundAnswerOptions,
): Promise<Response> {
  const matched = rowOf(request);
  const { status } = answer;
  if (!matched || matched.endpoint.answers || (!answer.ok && status < 400)) return answer;
  const { id, endpoint } = matched;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  const respond = (json: unknown, code = status) => {
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(json), { status: code, headers });
  };
  const lost = (faults: readonly string[]) => {
    onFaults({ call: id, faults, isLost: true });
    return respond(LOST, LOST_STATUS);
  };
  let json = jsonOf(text);
  try {
    if (adapt && text && json !== undefined) json = adapt(id, json);
  } catch (error) {
    return lost([`adapt: ${String(error)}`]);
  }
  if (status === 404 && !Object.values(errorsOf(id)).includes(404)) return respond({}, NOT_IMPLEMENTED);
  if (!answer.ok) return respond(status < 500 || isKnown(id, json) ? json : wordless(json));
  // Whatever came says that it was done: nothing is read of it.
  if (json !== undefined && json !== null && schemas[id].response instanceof ZodMiniNull)
    return new Response(null, { status: 204, headers });
  const { value, faults, isStrange } = mended(schemas[id].response, json);
  // A change that was answered so has been made.
  const isLost = isStrange && (endpoint.method === 'GET' || faults.length > 0);
  if (value === undefined || isLost) return lost(faults);
  if (faults.length > 0) onFaults({ call: id, faults, isLost: false });
  else if (!adapt || !text) return new Response(text || null, { status, headers });
  return respond(value);
}

const NOT_IMPLEMENTED = 501;
const LOST_STATUS = 502;
/** Without words: the page has general ones in the shopper's language (API-025). */
const LOST: ErrorBody = {
  errorDetails: [
    { errorCode: String(LOST_STATUS), errorMessageDefault: '', errorMessageKey: 'error_internal' },
  ],
};

/** A call of cart or orders may go to the base path that config names (STATE-047): its version and what follows stay. */
function rowOf({ method, url }: Request) {
  const { pathname } = new URL(url);
  return (
    matchEndpoint(method, pathname) ?? matchEndpoint(method, pathname.replace(/^.*?(?=\/v\d+\/)/, B2C_PATH))
  );
}

function isKnown(id: EndpointId, json: unknown): boolean {
  const { errorDetails, errorMessageKey } = Object(json) as Partial<
    ErrorBody['errorDetails'][number] & ErrorBody
  >;
  const key = errorDetails?.[0]?.errorMessageKey ?? errorMessageKey;
  return key !== undefined && (Object.hasOwn(errorsOf(id), key) || Object.hasOwn(anyErrors, key));
}

/** All that a caller needs of a failure without words: how often to come again (API-020). */
function wordless(json: unknown): object {
  const { numberOfRetries } = Object(json) as { readonly numberOfRetries?: unknown };
  return numberOfRetries === undefined ? {} : { numberOfRetries };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return undefined;
  }
}
