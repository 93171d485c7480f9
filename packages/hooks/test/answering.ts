import { createB2cClient } from '@driveline/api';
import type { B2cClient, B2cClientOptions } from '@driveline/api';
import { createTestServer } from '@driveline/api/testing';
import type { TestAnswers, TestCall } from '@driveline/api/testing';

/** A client of a server that answers these calls; any other fails with 503, so that no test leans on a fixture. */
export function answering(
  answers: TestAnswers = {},
  options: Partial<B2cClientOptions> = {},
): { readonly client: B2cClient; readonly sent: readonly TestCall[] } {
  const server = createTestServer({ answers, unanswered: 503 });
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA', stores: { searchCountries: ['US', 'PR'] } },
    sleep: async () => undefined,
    fetch: server.fetch,
    ...options,
  });
  return { client, sent: server.calls };
}
