import type { MarketModule } from './shop.ts';

const modules = import.meta.glob<{ marketModule: MarketModule }>('../markets/*.ts', { eager: true });
const byCode = new Map(Object.values(modules).map((it) => [it.marketModule.market.code, it.marketModule]));

/** @throws RangeError when `app/markets` has no module for the market. */
export function marketModuleOf(code: string): MarketModule {
  const module = byCode.get(code);
  if (!module) throw new RangeError(`There is no market module '${code}' in app/markets. Add one.`);
  return module;
}
