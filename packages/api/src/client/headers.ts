import type { Endpoint } from '../contract/endpoint.ts';

/** API-002 to API-004 and API-006. */
export function callHeaders(
  { method }: Endpoint,
  acesEnabled: boolean,
  requestedBy: string,
  pageType: string | undefined,
  hasBody: boolean,
): Record<string, string> {
  const isPost = method === 'POST';
  return {
    accept: 'application/json',
    'X-Aces-Enabled': `${acesEnabled}`,
    'X-Sales-Channel': 'ECOMM',
    'X-Requested-By': requestedBy,
    ...((isPost || hasBody) && { 'Content-Type': 'application/json' }),
    ...(isPost && pageType && { pageType }),
  };
}
