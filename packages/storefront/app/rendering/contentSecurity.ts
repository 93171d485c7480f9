import { createHash } from 'node:crypto';
import type { PluginOrigins } from '../../src/plugins/definePlugin.ts';

/**
 * The two sheets that react-aria-components adds when a press or an overlay starts (usePress,
 * usePreventScroll). Their text is fixed, so their hash lets them in without a nonce.
 */
const OVERLAY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const NOT_INLINE = /\ssrc=|type="application\/(?:ld\+)?json"/;
const OPEN = '<script';
const CLOSE = '</script>';

/** `'sha256-…'` of a text, as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sources of the inline scripts in a text; blocks of data are not scripts and need none. */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  // Searched and not matched: a block of data is long.
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf(CLOSE, start);
    if (start === 0 || end < 0) break;
    const isScript = end > start && !NOT_INLINE.test(html.slice(at, start));
    if (isScript) sources.add(hashSource(html.slice(start, end)));
    at = end;
  }
  return [...sources];
}

const hashedStyles = OVERLAY_STYLES.map(hashSource).join(' ');

/** While one works on the shop, Vite puts each sheet into the page by script; a hash would switch this word off. */
const DEV_STYLES = "'unsafe-inline'";

/** Vite's worker that waits for a server that starts again, and then loads the page. */
const DEV_WORKER = 'worker-src blob:';

/**
 * The policy of one document. Hashes and not a nonce, on private pages too: they are as strict, hold for a page
 * that a cache keeps, and leave one way to do it. `scripts` is the end of the document with our own scripts: one that
 * got into the content before it has no hash here and does not run. `paymentOrigins` are gateways on other origins,
 * `others` those that plugins and settings name. A page `isEmbeddable` stands in frames of this shop. `isDev`: the
 * development server made it.
 */
export function contentSecurityPolicy(
  scripts: string,
  paymentOrigins: readonly string[] = [],
  { script = [], connect = [], img = [], frame = [] }: PluginOrigins = {},
  isEmbeddable = false,
  isDev = false,
): string {
  const payment = ["'self'", ...paymentOrigins].join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...script, ...inlineScriptSources(scripts)].join(' '),
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    `style-src 'self' ${isDev ? DEV_STYLES : hashedStyles}`,
    ...(isDev ? [DEV_WORKER] : []),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...img].join(' '),
    ['frame-src', payment, ...frame].join(' '),
    `form-action ${payment}`,
    `frame-ancestors ${isEmbeddable ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Where a browser tells what the policy refused. Every browser has `report-uri`. Chromium ignores it beside `report-to`, by
 * which it sends nothing over http (decision 136).
 */
export const reportDirective = (policyReports: string | undefined): string =>
  policyReports ? `; report-uri ${policyReports}` : '';
