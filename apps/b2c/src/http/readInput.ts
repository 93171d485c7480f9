import { schemas, type EndpointId } from '@driveline/api/contract';
import { boundedText } from './boundedText.ts';
import { B2cError } from './errors.ts';
import { inputInvalid } from './inputInvalid.ts';

interface Issue {
  readonly path: PropertyKey[];
}
interface Schema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
}
type Part = 'params' | 'query' | 'body';

/** Bytes of a request body that are read at most; nothing of the contract comes near it. */
export const bodyLimit = 64 * 1024;

/**
 * Reads `{ params, query, body }` of a request by the schemas of its row.
 * @throws B2cError error_input_invalid or error_body_invalid (400), error_body_too_large (413)
 */
export async function readInput(
  id: EndpointId,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const row = schemas[id] as unknown as Partial<Record<Part, Schema>>;
  const input: Record<string, unknown> = {};
  if (row.params) input.params = check(row.params, params);
  if (row.query) input.query = check(row.query, queryOf(request));
  if (row.body) input.body = check(row.body, await bodyOf(request));
  return input;
}

function check(schema: Schema, value: unknown): unknown {
  const read = schema.safeParse(value);
  if (read.success && !isUnstorable(read.data)) return read.data;
  const field = read.success ? '' : (read.error.issues[0]?.path.map(String).join('.') ?? '');
  throw inputInvalid(field);
}

/** The first value of each name; an empty one counts as not given, as a form without script sends it. */
function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value !== '' && !Object.hasOwn(query, name)) query[name] = value;
  }
  return query;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  // A caller who leaves while sending, or is cut off for sending too slowly, made no failure of ours.
  const text = await boundedText(request, bodyLimit).catch(() => {
    throw new B2cError('error_body_invalid', { status: 400 });
  });
  if (text === undefined) throw new B2cError('error_body_too_large', { status: 413 });
  if (text === '') return {};
  if (!/^application\/json\b/i.test(type)) throw new B2cError('error_body_invalid', { status: 400 });
  try {
    return JSON.parse(text);
  } catch {
    throw new B2cError('error_body_invalid', { status: 400 });
  }
}

/** PostgreSQL stores no NUL and no half of a surrogate pair, wherever in a free-form value it hides. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => isUnstorable(key) || isUnstorable(part));
}
