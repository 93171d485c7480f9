import type { Log } from '../ops/log.ts';
import { RemoteUnavailableError } from '../ops/remotePort.ts';
import type { SearchPort } from '../ports/searchPort.ts';

/** Another search engine, and the shop's own one for each call that it does not answer. */
export function searchWithFallback(engine: SearchPort, own: SearchPort, log: Log): SearchPort {
  const either = async <T>(ask: (search: SearchPort) => Promise<T>): Promise<T> => {
    try {
      return await ask(engine);
    } catch (error) {
      // While the circuit is open, each key that is typed would be a line.
      if (!(error instanceof RemoteUnavailableError && !error.wasAsked))
        log.warn({ err: error }, 'the search engine did not answer: the own search does');
      return ask(own);
    }
  };
  return {
    understand: (market, text) => either((search) => search.understand(market, text)),
    suggest: (request) => either((search) => search.suggest(request)),
    shelf: (request) => either((search) => search.shelf(request)),
  };
}
