type Value = string | number | boolean | null | undefined;

export interface CallInput {
  readonly params?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value | readonly Value[]>>;
  readonly body?: unknown;
}

/** Fills `{name}` placeholders and appends the query; unset and empty values are left out, lists repeat their name. */
export function buildUrl(base: string, { params, query }: CallInput): string {
  const path = base.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat() as Value[]) if (one != null && one !== '') search.append(name, `${one}`);
  }
  const text = `${search}`;
  return path + (text && (path.includes('?') ? '&' : '?') + text);
}
