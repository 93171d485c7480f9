import { Hono } from 'hono';
import type { Clock } from '../clock/clock.ts';
import { boundedText } from '../http/boundedText.ts';
import { waitFor } from '../http/limits.ts';
import { networkOf } from '../http/networkOf.ts';
import type { RateLimiter } from '../http/rateLimit.ts';
import type { CallBindings } from '../http/services.ts';
import type { Log } from '../ops/log.ts';

/** Where browsers tell what the content security policy of a page refused. */
export const policyReportPath = '/csp-reports';

/** What `CSP_REPORTS` says: the shop itself, `off`, or an address of a service; the policy has commas and semicolons of its own. */
export function policyReportsOf(given: string | undefined): string | undefined {
  if (!given) return policyReportPath;
  if (given === 'off') return undefined;
  const url = URL.parse(given);
  if (url?.protocol === 'https:') return url.href.replaceAll(';', '%3B').replaceAll(',', '%2C');
  throw new RangeError(`CSP_REPORTS is '${given}'. Give it an address with https:, or off.`);
}

export interface PolicyReportsOptions {
  readonly limiter: RateLimiter;
  readonly log: Pick<Log, 'warn'>;
  readonly clock: Clock;
  /** Scheme and host as the shopper typed them. */
  readonly originOf: (request: Request) => string;
  readonly clientAddressOf: (request: Request, bindings: CallBindings | undefined) => string;
}

/** What is kept of a report: nothing that tells who sent it. */
interface Violation {
  readonly directive: string;
  /** An origin, or a word such as `inline`. */
  readonly blocked: string;
  readonly page: string;
  readonly source: string | undefined;
  readonly line: number | undefined;
}

const limitBytes = 16 * 1024;
/** Of a batch: a page that breaks a policy breaks it often. */
const mostInOne = 10;
/** For which a violation that was logged is not logged again. */
const windowMs = 60 * 60_000;
/** Whoever makes up violations fills neither memory nor log. */
const mostInWindow = 200;

/**
 * Logs what the policy of pages refused, once an hour for each directive, origin and page, and stores nothing. What a
 * browser sends is a stranger's word: it is bounded and limited, and only violations of pages of this host count.
 */
export function policyReports(options: PolicyReportsOptions): Hono<{ Bindings: CallBindings }> {
  const { limiter, log, clock, originOf, clientAddressOf } = options;
  const isNews = onceInWindow(clock);
  const app = new Hono<{ Bindings: CallBindings }>();
  app.post(policyReportPath, async (c) => {
    const request = c.req.raw;
    const wait = await waitFor(limiter, 'csp-report', 'network', networkOf(clientAddressOf(request, c.env)));
    if (wait > 0) return answer(429, { 'retry-after': String(wait) });
    const body = await boundedText(request, limitBytes);
    if (body === undefined) return answer(413);
    const reports = read(body);
    if (!reports) return answer(400);
    for (const report of reports.slice(0, mostInOne)) {
      const violation = violationOf(report, originOf(request));
      if (violation && isNews(`${violation.directive} ${violation.blocked} ${violation.page}`))
        log.warn({ from: 'browser', ...violation }, 'the content security policy refused something');
    }
    return answer(204);
  });
  // A sender that leaves in the middle is no failure of ours.
  app.onError(() => answer(400));
  return app;
}

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

/** Of both forms: a batch of the Reporting API, and the one report that `report-uri` sends. */
function read(body: string): Fields[] | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return undefined;
  }
  const all: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return all
    .map((each) => fieldsOf(each) ?? {})
    .map(({ 'csp-report': old, body: report, type }) => fieldsOf(type === 'csp-violation' ? report : old))
    .filter((report) => report !== undefined);
}

function violationOf(report: Fields, origin: string): Violation | undefined {
  const text = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') as string | undefined;
  const page = URL.parse(text('documentURL', 'document-uri') ?? '');
  // Of a browser that knows no effective directive, the name without its sources.
  const [directive = ''] = (
    text('effectiveDirective', 'effective-directive', 'violated-directive') ?? ''
  ).split(' ');
  // By host: a proxy that says no scheme is a fault of its own.
  if (page?.host !== new URL(origin).host || !/^[a-z-]{3,40}$/.test(directive)) return undefined;
  const blocked = placeOf(text('blockedURL', 'blocked-uri') || 'self', origin);
  const file = text('sourceFile', 'source-file');
  const source = file ? placeOf(file, origin) : undefined;
  // What an extension of the browser puts into pages is refused rightly, and nobody here can change it.
  if (!blocked || source === null) return undefined;
  const line = report['lineNumber'] ?? report['line-number'];
  return {
    directive,
    blocked,
    page: pathOf(page),
    source,
    line: Number.isInteger(line) ? (line as number) : undefined,
  };
}

/** A file of ours by its path, of others the origin only, or a word of the standard; null for an extension. */
function placeOf(address: string, origin: string): string | null {
  // Browsers send the scheme alone of what is not fetched by HTTP.
  if (/^[a-z-]*extension(:|$)/.test(address)) return null;
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return 'unknown';
  if (url.origin === origin) return pathOf(url);
  return url.origin === 'null' ? url.protocol : url.origin.slice(0, 200);
}

/** Without its query, and without the code of a mailed link: 32 random bytes. */
const pathOf = ({ pathname }: URL): string =>
  pathname
    .slice(0, 200)
    .split('/')
    .map((part) => (/^[\w-]{43}$|^.{80}/.test(part) ? '[redacted]' : part))
    .join('/');

function onceInWindow(clock: Clock): (key: string) => boolean {
  const seen = new Map<string, number>();
  return (key) => {
    const now = clock.now().getTime();
    for (const [each, at] of seen) {
      // The oldest come first; a clock that was set back forgets all.
      if (now >= at && now - at < windowMs) break;
      seen.delete(each);
    }
    if (seen.has(key) || seen.size >= mostInWindow) return false;
    seen.set(key, now);
    return true;
  };
}
