import { cacheControl, type CachePolicyInput } from './cachePolicy.ts';
import { compressed } from './compressed.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import type { FinishedDocument } from './finishedDocument.ts';

export type DocumentOptions = CachePolicyInput & {
  readonly headers: Headers;
  readonly request: Request;
  /** Origins of payment gateways outside this one. */
  readonly paymentOrigins?: readonly string[];
  /** Origins of scripts that the config names. */
  readonly scriptOrigins?: readonly string[];
  readonly isSecure: boolean;
  /** Made by the development server, whose styles stand in the page. */
  readonly isDev?: boolean;
  /** Not the real shop: search engines leave it alone (CONTENT-032). */
  readonly isStaging?: boolean;
};

/** The sign-in that other pages of this shop hold in a frame (ACCT-017). */
const EMBEDDABLE = '/signinnotcheckout';

/** A finished document with its policies, compressed for this request. */
export function documentResponse({ html, scripts }: FinishedDocument, options: DocumentOptions): Response {
  const { headers, request, status, isPrivate, isSecure, isStaging, isDev, paymentOrigins, scriptOrigins } =
    options;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', cacheControl(options));
  const isEmbeddable = new URL(request.url).pathname === EMBEDDABLE;
  const policy = contentSecurityPolicy(scripts, paymentOrigins, scriptOrigins, isEmbeddable, isDev);
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  headers.set('vary', 'Accept-Encoding');
  if (isStaging) headers.set('x-robots-tag', 'noindex');
  if (isSecure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  const { body, encoding } = compressed(html, request.headers.get('accept-encoding'), !isPrivate);
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
