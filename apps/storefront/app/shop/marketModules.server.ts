import { withWords } from './createShop.ts';
import type { LateWords, MarketModule } from './shop.ts';

const modules = import.meta.glob<{ marketModule: MarketModule }>('../markets/*.ts', { eager: true });
const late = import.meta.glob<{ lateWords: LateWords }>('../markets/late/*.ts', { eager: true });

const byCode = new Map(
  Object.entries(modules).map(([path, { marketModule }]) => {
    const words = late[path.replace('/markets/', '/markets/late/')]?.lateWords;
    if (!words) throw new RangeError(`There are no late words for ${path} in app/markets/late. Add them.`);
    return [marketModule.market.code, withWords(marketModule, words)];
  }),
);

/** A market with all its words. @throws RangeError when `app/markets` has no module for it. */
export function marketModuleOf(code: string): MarketModule & LateWords {
  const module = byCode.get(code);
  if (!module) throw new RangeError(`There is no market module '${code}' in app/markets. Add one.`);
  return module;
}
