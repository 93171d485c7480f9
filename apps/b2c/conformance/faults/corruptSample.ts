import fc from 'fast-check';
import type { Sample } from '../samples/sample.ts';

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.5,
    1e300,
    -1e300,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '%00',
    '%',
    '../../etc/passwd',
    "' or 1=1 --",
    '\ud800',
    '🛒'.repeat(50),
    'x'.repeat(5000),
    '9'.repeat(400),
    '1e999',
    'NaN',
    '-0',
    [],
    {},
    [null],
    { toString: 'x' },
    { constructor: { prototype: {} } },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.array(fc.anything(), { maxLength: 3 }),
);

/** What is wrong with a request. */
export const fault = fc.record({ part: fc.nat(), field: fc.nat(), value: nasty, drops: fc.boolean() });
export type Fault = typeof fault extends fc.Arbitrary<infer T> ? T : never;

/** A sample with one field replaced or left out. */
export function corruptSample(sample: Sample, { part, field, value, drops }: Fault): Sample {
  const parts = (['params', 'query', 'body'] as const).filter((name) => sample[name]);
  const name = parts[part % Math.max(1, parts.length)];
  if (!name) return { query: { any: value } };
  const fields = { ...sample[name] };
  const key = Object.keys(fields)[field % Object.keys(fields).length] ?? 'any';
  if (drops && name !== 'params') delete fields[key];
  else fields[key] = value;
  return { ...sample, [name]: fields };
}

/** Path and query of a request, however broken its values are. */
export function addressOf(path: string, { params, query }: Sample): string {
  const asked = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encode(value)}`);
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params?.[name]))}?${asked.join('&')}`;
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate cannot be encoded; a broken escape can be sent.
  return text === '%' ? '%' : /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}
