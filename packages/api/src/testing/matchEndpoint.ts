import type { Endpoint } from '../contract/endpoint.ts';
import type { EndpointId } from '../contract/table.ts';
import { endpoints } from '../contract/table.ts';

export interface Matched {
  readonly id: EndpointId;
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = Object.values(endpoints).map((endpoint: Endpoint) => ({
  endpoint,
  // A written part wins over a placeholder: `store/geosearch` is no store of that number.
  placeholders: endpoint.path.split('{').length,
  pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));
patterns.sort((one, other) => one.placeholders - other.placeholders);

/** The row of the contract that a request belongs to. */
export function matchEndpoint(method: string, pathname: string): Matched | undefined {
  for (const { endpoint, pattern } of patterns) {
    const found = endpoint.method === method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { id: endpoint.id as EndpointId, endpoint, params: Object.fromEntries(params) };
  }
  return undefined;
}
