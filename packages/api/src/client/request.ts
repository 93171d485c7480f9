import { ACES_NAME } from '../constants.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ClientOptions } from './clientOptions.ts';
import type { ClientSettings } from './clientSettings.ts';

/** What goes out to a service of ours: API-002 to API-006. */
export function ownRequest(
  { method, credentials }: Endpoint,
  body: unknown,
  { headers, pageType, requestedBy = 'web' }: ClientOptions,
  settings: ClientSettings,
): RequestInit {
  const isPost = method === 'POST';
  const text = body === undefined && !isPost ? undefined : JSON.stringify(body ?? {});
  const page = isPost && pageType?.();
  return {
    method,
    credentials: credentials ?? 'include',
    body: text,
    headers: {
      accept: 'application/json',
      'X-Aces-Enabled': `${settings.flag(ACES_NAME)}`,
      'X-Sales-Channel': 'ECOMM',
      'X-Requested-By': requestedBy,
      ...(text && { 'Content-Type': 'application/json' }),
      ...(page && { pageType: page }),
      ...headers?.(),
    },
  };
}

/** What goes to a service at an absolute address of config: neither cookies nor headers of ours, which its CORS rules would refuse. */
export const foreignRequest = ({ method }: Endpoint): RequestInit => ({
  method,
  credentials: 'omit',
  headers: { accept: 'application/json' },
});
