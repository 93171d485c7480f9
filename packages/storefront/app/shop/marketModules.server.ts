import { everyMarket } from 'virtual:driveline/markets';
import { withWords } from './createShop.ts';
import { marketPart } from './marketPart.ts';
import type { LateWords, MarketModule } from './shop.ts';

const modules = everyMarket.map(([first, late]) => withWords(first, late));
const byCode = Object.fromEntries(modules.map((module) => [module.market.code, module]));

/**
 * A market with all its words. @throws Error when the shop was built without it
 * @param isBare for an error page: takes the words of the first market where its own market is missing
 */
export function marketModuleOf(code: string, isBare = false): MarketModule & LateWords {
  return isBare && !byCode[code] && modules[0] ? modules[0] : marketPart(byCode, code);
}
