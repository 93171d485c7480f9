import assert from 'node:assert/strict';
import type { Market } from '@driveline/markets';
import type { PostalAddressPort } from '../../src/ports/postalAddressPort.ts';
import type { ContractCase } from './contractCase.ts';

export interface PostalAddressContract {
  readonly addresses: PostalAddressPort;
  readonly market: Market;
  /** A code that the service knows, and one of the market's form that nobody has; as they go over the wire, without signs. */
  readonly known: string;
  readonly unknown: string;
  /** Code of a market that the service does not answer for. */
  readonly otherMarket: string;
}

/** What filling an address from its postal code relies on. */
export function postalAddressContract(given: PostalAddressContract): ContractCase[] {
  const { addresses, market, known, unknown, otherMarket } = given;
  return [
    {
      name: 'a code that the service knows has a state of the market, and names without spaces around them',
      async run() {
        const address = await addresses.find(known, { market: market.code });
        assert.ok(address, `${known} is not known`);
        const { city, state, neighborhoods, street } = address;
        assert.ok(
          market.states.some(({ code }) => code === state),
          state,
        );
        for (const name of [city, street, ...neighborhoods])
          assert.ok(name === undefined || (name.trim() === name && name !== ''), `'${name}'`);
        assert.ok(city ?? street ?? neighborhoods[0], 'it tells nothing but the state');
      },
    },
    {
      name: 'a code that it does not know is an answer, no error',
      async run() {
        assert.equal(await addresses.find(unknown, { market: market.code }), undefined);
      },
    },
    {
      name: 'a code of a market that it does not answer for is not known',
      async run() {
        assert.equal(await addresses.find(known, { market: otherMarket }), undefined);
      },
    },
  ];
}
