import type { EndpointId } from '../contract/table.ts';
import type { OutputOf } from '../contract/types.ts';
import { answers } from './answers/index.ts';
import { fixture } from './fixtures.ts';

/**
 * Answers to one shopper of a market, in its language and currency, that belong together: the shelf has the parts
 * that lie in the cart and stand in the order. A call that none was recorded for answers `fixture(id)`.
 * @param marketCode `Market.code`; of another market's answers there are none, so they are those of `fixture`
 */
export function fixtureIn(marketCode: string): typeof fixture {
  return function inMarket<K extends EndpointId>(
    id: K,
    change?: (answer: OutputOf<K>) => OutputOf<K> | void,
  ): OutputOf<K> {
    const recorded = answers[id]?.[marketCode];
    if (recorded === undefined) return fixture(id, change);
    const answer = structuredClone(recorded) as OutputOf<K>;
    return change?.(answer) ?? answer;
  };
}
