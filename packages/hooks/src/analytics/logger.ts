import { LOG_BUFFER, LOG_SAMPLE_RATE } from '../constants.ts';

/** One line of the log. */
export interface LogEntry {
  readonly message: string;
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  /** Never personal data. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** STATE-022: drawn once for a page load. */
export const pageDraw = Math.random();

/** Where actions and entries go. */
export interface Logger {
  /** An action of a store or machine, only by its type. */
  action(type: string): void;
  log(entry: LogEntry): void;
}

/**
 * STATE-021 to STATE-023: sends entries with the types of the last four actions. Of actions those that end in ERROR or
 * FAILURE are entries, for a share of page loads: the choice is made once.
 */
export function createLogger(options: {
  /** Such as the call `shell.log`; what it throws is swallowed. */
  readonly send: (entry: LogEntry) => unknown;
  /** Share of page loads, 0 to 1, of the config. */
  readonly sampleRate?: number;
  readonly random?: () => number;
}): Logger {
  const { send, sampleRate = LOG_SAMPLE_RATE, random = () => pageDraw } = options;
  const isSampled = random() < sampleRate;
  let actions: readonly string[] = [];
  const log = (entry: LogEntry) => {
    try {
      const sending = send({ ...entry, meta: { ...entry.meta, actions } });
      if (sending instanceof Promise) sending.catch(() => undefined);
    } catch {
      // A log must not add to what went wrong.
    }
  };
  return {
    log,
    action(type) {
      actions = [...actions, type].slice(-LOG_BUFFER);
      if (isSampled && /(?:ERROR|FAILURE)$/i.test(type)) log({ message: type, level: 'error' });
    },
  };
}

/** STATE-020: tells every error that nobody caught: its message, and the error where there is one. @returns the end of it. */
export function watchErrors(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  onError: (message: string, error: unknown) => void,
): () => void {
  const handleError = (event: Event) => {
    const { message, error } = event as ErrorEvent;
    onError(String(message), error);
  };
  const handleRejection = (event: Event) => {
    const reason: unknown = (event as PromiseRejectionEvent).reason;
    onError(reason instanceof Error ? reason.message : String(reason), reason);
  };
  target.addEventListener('error', handleError);
  target.addEventListener('unhandledrejection', handleRejection);
  return () => {
    target.removeEventListener('error', handleError);
    target.removeEventListener('unhandledrejection', handleRejection);
  };
}
