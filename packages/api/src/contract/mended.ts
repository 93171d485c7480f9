/** A fault that a schema found: where, and what it wants there. */
type Fault = { readonly path: readonly PropertyKey[]; readonly expected?: string };
type Holder = Record<PropertyKey, unknown>;

/** All that is needed of a schema. */
type Schema = {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: { readonly issues: readonly object[] } | undefined;
  };
};

/** What is left of an answer. */
export type Mended = {
  /** Undefined when that is nothing. */
  readonly value: unknown;
  readonly faults: readonly string[];
  /** Nothing that came is in it: it was another answer, as one in an envelope is. */
  readonly isStrange: boolean;
};

/** More faults than a page shows things: an answer with so many is another answer. */
const MOST_FAULTS = 2000;

/** Lists of what a shopper buys and pays with: with an entry less they say something else. */
const WHOLE: ReadonlySet<PropertyKey> = new Set([
  'orders',
  'shipmentInfoList',
  'lineItemList',
  'grandPaymentAccountList',
  'paymentMethodInfo',
  'giftCardList',
]);

/**
 * A value as its schema has it. Each fault is read as what it can only mean, or it is left out: absent, then null, then
 * with what holds it; an entry of a list goes alone, but not from a list of what a shopper buys or pays with.
 * @param value is changed
 */
export function mended(schema: Schema, value: unknown): Mended {
  const body = { value };
  const faults: string[] = [];
  const leftOut: LeftOut = new Map();
  const came = namesOf(value);
  let parsed = schema.safeParse(value);
  // One round after the other, since what is left out may be what the next fault was in.
  for (; !parsed.success; parsed = schema.safeParse(body.value)) {
    const issues = (parsed.error?.issues ?? []) as readonly Fault[];
    faults.push(...issues.map(said));
    if (faults.length > MOST_FAULTS) body.value = undefined;
    const gone: Gone = new Map();
    for (const fault of issues) if (body.value !== undefined) mend(body, fault, leftOut, gone);
    if (body.value === undefined) break;
    for (const [list, places] of gone) for (const at of [...places].sort((a, b) => b - a)) list.splice(at, 1);
  }
  const known = namesOf(parsed.data);
  return {
    value: body.value,
    faults,
    isStrange: came.length > 0 && !came.some((name) => known.includes(name)),
  };
}

const namesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const said = ({ path, expected }: Fault) =>
  `${path.join('.') || 'all of it'}: ${expected ?? 'another shape'}`;

/** Names that were taken out of what holds them. */
type LeftOut = Map<Holder, Set<PropertyKey>>;

/** Places in lists whose entries go at the end of a round: until then each fault is where its path says. */
type Gone = Map<unknown[], Set<number>>;

function mend(body: Holder, { path, expected }: Fault, leftOut: LeftOut, gone: Gone): void {
  const full: readonly PropertyKey[] = ['value', ...path];
  const [holder, name] = holderOf(body, full);
  if (!holder || name === undefined) return;
  // What is absent because it was no list is not an empty one.
  const read = leftOut.get(holder)?.has(name) ? undefined : readAs(expected, holder[name]);
  if (read !== undefined) holder[name] = read;
  else leaveOut(body, full, leftOut, gone);
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

function leaveOut(body: Holder, path: readonly PropertyKey[], leftOut: LeftOut, gone: Gone): void {
  const [holder, name] = holderOf(body, path);
  if (!holder || name === undefined) return;
  const names = leftOut.get(holder) ?? new Set();
  if (path.length === 1 || (Array.isArray(holder) && WHOLE.has(path.at(-2) ?? ''))) body['value'] = undefined;
  else if (Array.isArray(holder)) gone.set(holder, (gone.get(holder) ?? new Set()).add(Number(name)));
  else if (!names.has(name)) {
    delete holder[name];
    leftOut.set(holder, names.add(name));
  } else if (holder[name] === undefined) holder[name] = null;
  else leaveOut(body, path.slice(0, -1), leftOut, gone);
}

function holderOf(body: object, path: readonly PropertyKey[]): [Holder?, PropertyKey?] {
  let at: unknown = body;
  for (const name of path.slice(0, -1))
    at = typeof at === 'object' && at !== null ? (at as Holder)[name] : undefined;
  return typeof at === 'object' && at !== null ? [at as Holder, path.at(-1)] : [];
}
