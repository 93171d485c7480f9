import type { PluginOrigins } from '../../src/plugins/definePlugin.ts';
import { cacheControl, type CachePolicyInput } from './cachePolicy.ts';
import { compressed } from './compressed.ts';
import { contentSecurityPolicy, reportDirective } from './contentSecurity.ts';
import type { FinishedDocument } from '@driveline/hooks/page';
import * as paths from '../paths/index.ts';

export type DocumentOptions = CachePolicyInput & {
  readonly headers: Headers;
  readonly request: Request;
  /** Origins of payment gateways outside this one. */
  readonly paymentOrigins?: readonly string[];
  /** Where browsers tell what the policy refused; the same for all, so that a cache keeps it. */
  readonly policyReports?: string | undefined;
  /** Whom the consent manager and the plugins of the shop load from and call. */
  readonly others?: PluginOrigins;
  readonly isSecure: boolean;
  /** Made by the development server, whose styles stand in the page. */
  readonly isDev?: boolean;
  /** Not the real shop: search engines leave it alone (CONTENT-032). */
  readonly isStaging?: boolean;
};

/** A finished document with its policies, compressed for this request. */
export function documentResponse({ html, scripts }: FinishedDocument, options: DocumentOptions): Response {
  const { headers, request, status, isPrivate, isSecure, isStaging, isDev } = options;
  const { paymentOrigins, policyReports, others } = options;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', cacheControl(options));
  // Other pages of this shop hold that sign-in in a frame (ACCT-017).
  const isEmbeddable = new URL(request.url).pathname === paths.embeddedSignIn();
  const policy = contentSecurityPolicy(scripts, paymentOrigins, others, isEmbeddable, isDev);
  headers.set('content-security-policy', policy + reportDirective(policyReports));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  headers.set('vary', 'Accept-Encoding');
  if (isStaging) headers.set('x-robots-tag', 'noindex');
  if (isSecure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  const { body, encoding } = compressed(html, request.headers.get('accept-encoding'), !isPrivate);
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
