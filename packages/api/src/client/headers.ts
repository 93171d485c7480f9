import type { Endpoint } from '../contract/endpoint.ts';

export interface HeaderFacts {
  readonly acesEnabled: boolean;
  readonly requestedBy: string;
  readonly pageType: string | undefined;
  readonly hasBody: boolean;
}

/** API-002 to API-004 and API-006. */
export function callHeaders(endpoint: Endpoint, facts: HeaderFacts): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'X-Aces-Enabled': String(facts.acesEnabled),
    'X-Sales-Channel': 'ECOMM',
    'X-Requested-By': facts.requestedBy,
  };
  if (endpoint.method === 'POST' || facts.hasBody) headers['Content-Type'] = 'application/json';
  if (endpoint.method === 'POST' && facts.pageType) headers['pageType'] = facts.pageType;
  return headers;
}
