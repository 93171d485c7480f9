import type { Endpoint } from './endpoint.ts';
import type { EndpointId } from './table.ts';
import { endpoints } from './table.ts';

export interface Matched {
  readonly id: EndpointId;
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

type Pattern = { readonly endpoint: Endpoint; readonly placeholders: number; readonly pattern: RegExp };

// Made when it is first asked for: most who import the contract never do.
let patterns: readonly Pattern[] | undefined;

const makePatterns = (): readonly Pattern[] =>
  Object.values(endpoints)
    .map((endpoint: Endpoint) => ({
      endpoint,
      // A written part wins over a placeholder: `store/geosearch` is no store of that number.
      placeholders: endpoint.path.split('{').length,
      pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    }))
    .sort((one, other) => one.placeholders - other.placeholders);

/** The row of the contract that a request belongs to. */
export function matchEndpoint(method: string, pathname: string): Matched | undefined {
  for (const { endpoint, pattern } of (patterns ??= makePatterns())) {
    const found = endpoint.method === method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { id: endpoint.id as EndpointId, endpoint, params: Object.fromEntries(params) };
  }
  return undefined;
}
