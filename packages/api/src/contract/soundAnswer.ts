import { matchEndpoint } from './matchEndpoint.ts';
import { schemas } from './schemas/index.ts';

/** A fault that a schema found: where, and what it wants there. */
type Fault = { readonly path: readonly PropertyKey[]; readonly expected?: string };
type Holder = Record<PropertyKey, unknown>;

/** More faults than a page shows things: an answer with so many is another answer. */
const MOST_FAULTS = 2000;

/**
 * The answer of a server outside, as the contract says it: pages and browsers read every answer without a check of their
 * own. What has a safe reading is mended (no list is an empty one, `"12.50"` is a number), what has none is left out with
 * as little around it as the contract lets be absent.
 * @param onFaults hears what was wrong with the answer to which call
 * @returns the answer as it came when it was sound
 * @throws when nothing of it can be read, so that the caller gets an error and the page leaves the part out
 */
export async function soundAnswer(
  request: Request,
  answer: Response,
  onFaults: (call: string, faults: readonly string[]) => void,
): Promise<Response> {
  const matched = answer.ok && answer.status !== 204 ? rowOf(request) : undefined;
  if (!matched) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  const { status } = answer;
  const body = { answer: jsonOf(text) };
  const faults = mendAll(body, (it) => schemas[matched].response.safeParse(it.answer));
  if (faults.length === 0) return new Response(text, { status, headers });
  onFaults(matched, faults);
  if (body.answer === undefined) throw new Error(`The answer to ${matched} cannot be read: ${faults[0]}`);
  return new Response(JSON.stringify(body.answer), { status, headers });
}

function rowOf({ method, url }: Request) {
  const found = matchEndpoint(method, new URL(url).pathname);
  return found && !found.endpoint.answers ? found.id : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return undefined;
  }
}

type Parsed = { readonly success: boolean; readonly error?: { readonly issues: readonly object[] } };

/**
 * Mends one fault after the other, since what is left out may be what the next one was in.
 * @returns what was wrong; `answer` is undefined when nothing of it can stay
 */
function mendAll(body: { answer: unknown }, parse: (body: { answer: unknown }) => Parsed): string[] {
  const faults: string[] = [];
  const tried = new Set<string>();
  for (let parsed = parse(body); !parsed.success; parsed = parse(body)) {
    const issues = (parsed.error?.issues ?? []) as readonly Fault[];
    faults.push(
      ...issues.map(
        ({ path, expected }) => `${path.join('.') || 'all of it'}: ${expected ?? 'another shape'}`,
      ),
    );
    if (faults.length > MOST_FAULTS) body.answer = undefined;
    // From the end on, so that an entry that leaves a list moves no other fault.
    for (const fault of issues.toReversed()) if (body.answer !== undefined) mend(body, fault, tried);
    if (body.answer === undefined) return faults;
  }
  return faults;
}

function mend(body: { answer: unknown }, { path, expected }: Fault, tried: Set<string>): void {
  const full: readonly PropertyKey[] = ['answer', ...path];
  const [holder, name] = holderOf(body, full);
  if (!holder || name === undefined) return;
  const value = holder[name];
  const read = readAs(expected, value);
  if (read !== undefined) holder[name] = read;
  else leaveOut(body, full, tried);
}

/** Another reading of a value, where there is just one. */
function readAs(expected: string | undefined, value: unknown): unknown {
  if (expected === 'array' && value == null) return [];
  if (
    expected === 'number' &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  )
    return Number(value);
  if (expected === 'string' && typeof value === 'number') return String(value);
  if (expected === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return undefined;
}

/** Takes a value away: absent, then null, then with what holds it; an entry of a list goes alone. */
function leaveOut(body: { answer: unknown }, path: readonly PropertyKey[], tried: Set<string>): void {
  const [holder, name] = holderOf(body, path);
  if (!holder || name === undefined) return;
  if (path.length === 1) body.answer = undefined;
  else if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (holder[name] !== undefined) delete holder[name];
  else if (!tried.has(path.join('\0'))) {
    tried.add(path.join('\0'));
    holder[name] = null;
  } else leaveOut(body, path.slice(0, -1), tried);
}

function holderOf(body: object, path: readonly PropertyKey[]): [Holder?, PropertyKey?] {
  let at: unknown = body;
  for (const name of path.slice(0, -1))
    at = typeof at === 'object' && at !== null ? (at as Holder)[name] : undefined;
  return typeof at === 'object' && at !== null ? [at as Holder, path.at(-1)] : [];
}
