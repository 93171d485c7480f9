import { isB2cError } from '@driveline/api';
import { watchErrors } from './logger.ts';

/** What fails again and again is told by its first lines. */
const MOST_REPORTS = 5;
const LONGEST = 500;

interface Edge {
  readonly beacon: (url: string, body: Blob) => unknown;
  /** Id of the request that made the page. */
  readonly pageRequestId: () => string | undefined;
}

/** The id that the server wrote into `Server-Timing` of the page: the page itself stays the same for everybody. */
function requestOfPage(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'request')?.description || undefined;
}

/**
 * STATE-020, PLUS-038: tells the server of errors that nobody caught, each text once and few of a page, with the ids
 * under which the server's own log has the page and the call that failed.
 * @returns the end of it
 */
export function sendErrors(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
  {
    beacon = (url, body) => navigator.sendBeacon(url, body),
    pageRequestId = requestOfPage,
  }: Partial<Edge> = {},
): () => void {
  const told = new Set<string>();
  return watchErrors(page, (whole, error) => {
    const message = whole.slice(0, LONGEST);
    if (told.has(message) || told.size >= MOST_REPORTS) return;
    told.add(message);
    const meta = {
      errorName: error instanceof Error ? error.name : undefined,
      requestId: isB2cError(error) ? error.requestId : undefined,
      pageRequestId: pageRequestId(),
    };
    const body = JSON.stringify({ message, level: 'error', meta });
    beacon('/api/log', new Blob([body], { type: 'application/json' }));
  });
}
