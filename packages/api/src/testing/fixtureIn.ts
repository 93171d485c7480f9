import type { EndpointId } from '../contract/table.ts';
import type { OutputOf } from '../contract/types.ts';
import br from './answers.br.json' with { type: 'json' };
import mx from './answers.mx.json' with { type: 'json' };
import us from './answers.us.json' with { type: 'json' };
import { fixture } from './fixtures.ts';

const byMarket: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { us, mx, br };

/**
 * Answers to one shopper of a market, in its language and currency, that belong together: the shelf has the parts
 * that lie in the cart and stand in the order. A call that none was recorded for answers `fixture(id)`.
 * @param marketCode `Market.code`; of another market's answers there are none, so they are those of `fixture`
 */
export function fixtureIn(marketCode: string): typeof fixture {
  const answers = byMarket[marketCode] ?? {};
  return function inMarket<K extends EndpointId>(
    id: K,
    change?: (answer: OutputOf<K>) => OutputOf<K> | void,
  ): OutputOf<K> {
    if (!(id in answers)) return fixture(id, change);
    const answer = structuredClone(answers[id]) as OutputOf<K>;
    return change?.(answer) ?? answer;
  };
}
