import { withoutEmails, type LogLine } from '@driveline/b2c';
import { loggedPath } from '../app/rendering/loggedPath.ts';
import type { ErrorReport } from '../src/plugins/errorExport.ts';

/** What our log lines of errors hold; those of a browser have `from` and `meta`. */
type Facts = {
  readonly err?: unknown;
  readonly from?: unknown;
  readonly path?: unknown;
  readonly requestId?: unknown;
  readonly meta?: { readonly errorName?: unknown; readonly pageRequestId?: unknown };
};

const LONGEST = 8000;
const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined;

/** Drivers and mail services quote people's addresses in what they say. */
const scrubbed = (value: unknown) => {
  const text = textOf(value);
  return text === undefined ? undefined : withoutEmails(text);
};

/** What an error's line in the log says, without emails and without a query. */
export function reportOf([facts, message]: LogLine, time = Date.now()): ErrorReport {
  const { err, from, path, requestId, meta = {} } = (facts ?? {}) as Facts;
  const error = err ?? facts;
  const { name, message: said, stack } = error instanceof Error ? error : {};
  const page = textOf(path);
  return {
    time,
    from: from === 'browser' ? 'browser' : 'server',
    name: textOf(name) ?? textOf(meta.errorName) ?? 'Error',
    message: scrubbed(said) ?? scrubbed(message) ?? scrubbed(facts) ?? 'unknown',
    stack: scrubbed(stack),
    path: page && loggedPath(page.split(/[?#]/, 1)[0]!),
    requestId: textOf(requestId) ?? textOf(meta.pageRequestId),
  };
}

const listeners = new Set<(report: ErrorReport) => void>();

/** Errors that this process logs, for those that forward them. */
export const errorReports = {
  hear(line: LogLine): void {
    if (listeners.size === 0) return;
    const report = reportOf(line);
    for (const listen of listeners) listen(report);
  },
  /** @returns ends it */
  follow(listen: (report: ErrorReport) => void): () => void {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
};
