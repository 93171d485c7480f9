import { createHash } from 'node:crypto';

/**
 * The two sheets that react-aria-components adds when a press or an overlay starts (usePress,
 * usePreventScroll). Their text is fixed, so their hash lets them in without a nonce.
 */
const OVERLAY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_TYPE = /type="application\/(?:ld\+)?json"/;

/** `'sha256-…'` of a text, as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sources of the inline scripts of a document; blocks of data are not scripts and need none. */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (code && !DATA_TYPE.test(attributes)) sources.add(hashSource(code));
  }
  return [...sources];
}

const styleSources = OVERLAY_STYLES.map(hashSource).join(' ');

/**
 * The policy of one document. Hashes and not a nonce, on private pages too: they are as strict, hold for a page
 * that a cache keeps, and leave one way to do it. `paymentOrigins` are gateways on other origins,
 * `scriptOrigins` those of scripts that the config names, which may call home.
 */
export function contentSecurityPolicy(
  html: string,
  paymentOrigins: readonly string[] = [],
  scriptOrigins: readonly string[] = [],
): string {
  const payment = ["'self'", ...paymentOrigins].join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptOrigins, ...inlineScriptSources(html)].join(' '),
    ...(scriptOrigins.length > 0 ? [["connect-src 'self'", ...scriptOrigins].join(' ')] : []),
    `style-src 'self' ${styleSources}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${payment}`,
    `form-action ${payment}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
