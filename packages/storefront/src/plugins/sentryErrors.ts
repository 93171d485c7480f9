import { definePlugin, type ShopPlugin } from './definePlugin.ts';
import type { ErrorReport } from './errorExport.ts';

export interface SentryOptions {
  /** `https://<key>@<host>/<project>` of Sentry or a service that takes its envelopes; unset sends nothing. */
  readonly dsn: string | undefined;
  /** Such as `production`. */
  readonly environment?: string | undefined;
  readonly release?: string | undefined;
}

const FRAME = /^ {4}at (?:(.+) \()?(\S+):(\d+):(\d+)\)?$/;

/**
 * Sends errors of browsers and of the server to Sentry, from the server: browsers call nobody else.
 * @throws RangeError for a DSN that is none; it does not quote it
 */
export function sentryErrors({ dsn, environment, release }: SentryOptions): ShopPlugin {
  const name = 'sentry';
  if (!dsn) return definePlugin({ name, errors: undefined });
  const { url, key } = ingestOf(dsn);
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=driveline/1, sentry_key=${key}`,
  };
  const toBody = (report: ErrorReport): string => {
    const event = { ...eventOf(report), environment, release };
    // An envelope is lines of JSON, and holds one event at most.
    const lines = [{ event_id: event.event_id }, { type: 'event' }, event];
    return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
  };
  return definePlugin({
    name,
    errors: (reports) => reports.map((report) => ({ url, headers, body: toBody(report) })),
  });
}

function ingestOf(dsn: string): { readonly url: string; readonly key: string } {
  const { protocol = '', host, username: key, pathname = '' } = URL.parse(dsn) ?? {};
  const [, prefix = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (/^https?:$/.test(protocol) && key && project)
    return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key };
  throw new RangeError('sentryErrors has a dsn that is none. Use one such as https://key@sentry.example/1.');
}

function eventOf({ time, from, name, message, stack = '', path, requestId }: ErrorReport) {
  // Sentry wants the call that failed last.
  const frames = stack.split('\n').flatMap(frameOf).reverse();
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: time / 1000,
    platform: from === 'browser' ? 'javascript' : 'node',
    level: 'error',
    exception: {
      values: [{ type: name, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) }],
    },
    ...(path && { transaction: path }),
    tags: { from, ...(requestId && { request_id: requestId }) },
  };
}

function frameOf(line: string): object[] {
  const [, name, filename, lineno, colno] = FRAME.exec(line) ?? [];
  if (!filename) return [];
  const in_app = !filename.includes('node_modules') && !filename.startsWith('node:');
  return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno), in_app }];
}
