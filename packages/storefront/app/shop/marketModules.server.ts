import { everyMarket } from 'virtual:driveline/markets';
import { withWords } from './createShop.ts';
import { marketPart } from './marketPart.ts';
import type { LateWords, MarketModule } from './shop.ts';

const modules = Object.entries(everyMarket).map(
  ([name, [first, late]]) => [name, withWords(first, late)] as const,
);
const byName = Object.fromEntries(modules);

/**
 * A market in one of its languages, with all its words. @throws Error when the shop was built without it
 * @param isBare for an error page: takes the words of the first market where its own market is missing
 */
export function marketModuleOf(name: string, isBare = false): MarketModule & LateWords {
  const [first] = modules;
  return isBare && !byName[name] && first ? first[1] : marketPart(byName, name);
}
