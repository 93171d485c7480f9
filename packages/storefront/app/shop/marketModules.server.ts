import { everyMarket } from 'virtual:driveline/markets';
import { withWords } from './createShop.ts';
import type { LateWords, MarketModule } from './shop.ts';

const byCode = new Map(everyMarket.map(([first, late]) => [first.market.code, withWords(first, late)]));

/** A market with all its words. @throws RangeError when the shop was built without it. */
export function marketModuleOf(code: string): MarketModule & LateWords {
  const module = byCode.get(code);
  if (!module) throw new RangeError(`This shop was built without market '${code}'.`);
  return module;
}
