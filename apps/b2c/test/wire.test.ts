import { expect, test } from 'vitest';
import { endpoints, type EndpointId } from '@driveline/api/contract';
import { fuzzShop } from './malformed.ts';
import { misanswered } from '../conformance/faults/misanswered.ts';
import { samplesOf } from '../conformance/samples/samples.ts';
import { sendWrong, wireFaultsOf } from '../conformance/faults/wireFaults.ts';

const opened = fuzzShop();

/** The storefront's server answers the others. */
const ids = (Object.keys(endpoints) as EndpointId[]).filter((id) => !endpoints[id].path.startsWith('/api/'));

test.each(ids)(
  '[API-026] %s: bytes, headers, cookies and queries that are wrong get an answer in order',
  async (id) => {
    const { owner, shop } = opened;
    for (const fault of wireFaultsOf(id, samplesOf(owner)[id])) {
      const answer = await sendWrong(fault, owner.shopper, () => shop.shopper());
      const text = await answer.text();
      expect([fault.name, misanswered(id, { status: answer.status, text })]).toEqual([fault.name, undefined]);
    }
  },
  60_000,
);
