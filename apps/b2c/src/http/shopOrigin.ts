import { hostOf } from '../session/cookieJar.ts';

/** Origin under which the shopper's browser knows the shop. */
export function originOf(request: Request): string {
  const isSecure = request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https';
  return `${isSecure ? 'https' : 'http'}://${hostOf(request)}`;
}
