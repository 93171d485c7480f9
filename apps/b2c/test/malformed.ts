import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Endpoint, type EndpointId } from '@driveline/api/contract';
import { createMarkets, markets } from '@driveline/markets';
import { localEndpoints } from '../src/content/localEndpoints.ts';
import { fileContent } from '../src/content/fileContent.ts';
import { createLog } from '../src/ops/log.ts';
import { ownerOfAll } from './belongings.ts';
import type { Owner } from '../conformance/client/acquire.ts';
import { misanswered } from '../conformance/faults/misanswered.ts';
import { samplesOf } from '../conformance/samples/samples.ts';
import { keepNoAnswers } from './keepNoAnswers.ts';
import { openShop, type Shop } from './shop.ts';
import { addressOf, fault, corruptSample } from '../conformance/faults/corruptSample.ts';

/** Requests of a call that must all be answered in order. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 300);

const limiter = { take: () => Promise.resolve(0) };

/** The calls that the storefront's server answers, without a shop behind them. */
const local = localEndpoints({
  content: fileContent({}),
  limiter,
  log: createLog('silent'),
  marketOf: () => createMarkets(markets).marketByCode('us'),
  originOf: () => 'http://us.localhost:3000',
  clientAddressOf: () => '10.0.0.1',
});

/** A signed-in customer with one of everything, whom nobody slows down. */
export function fuzzShop(): { readonly owner: Owner; readonly shop: Shop } {
  const opened: { owner?: Owner; shop?: Shop } = {};
  keepNoAnswers();
  beforeAll(async () => {
    opened.shop = await openShop({ limiter });
    opened.owner = await ownerOfAll(opened.shop);
  });
  afterAll(() => opened.shop?.close());
  return opened as { owner: Owner; shop: Shop };
}

/**
 * API-026: whatever is wrong with a request, its answer is one that the contract names: a success, or an error
 * whose key and status stand in the row or are those of any call.
 */
export function fuzzRows(opened: { readonly owner: Owner }, ids: readonly EndpointId[]): void {
  test.each(ids)(
    `[API-026] %s: ${runs} of them get an answer in order, never a failure of ours`,
    async (id) => {
      const { owner } = opened;
      const row: Endpoint = endpoints[id];
      const sample = samplesOf(owner)[id];
      await fc.assert(
        fc.asyncProperty(fault, async (given) => {
          const input = corruptSample(sample, given);
          const address = addressOf(row.path, input);
          const init: RequestInit = {
            method: row.method,
            ...(input.body && {
              body: JSON.stringify(input.body),
              headers: { 'content-type': 'application/json' },
            }),
          };
          const answer = row.path.startsWith('/api/')
            ? await local.request(address, init)
            : await owner.shopper.fetch(address, init);
          const text = await answer.text();
          const wrong = misanswered(id, { status: answer.status, text });
          expect(wrong, `${row.method} ${address} ${String(init.body)}`).toBeUndefined();
        }),
        { numRuns: runs },
      );
    },
    // Some hash a password each time.
    120_000,
  );
}
