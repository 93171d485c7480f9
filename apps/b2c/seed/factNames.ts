import { markets } from '@driveline/markets';
import type { Localized } from '../src/messages/localized.ts';
import type { AttributeSeed } from './seedData.ts';

const localeOf = (code: string) => markets.find((market) => market.code === code)?.locale;

/**
 * A value as a title says it. A bare number needs a word: what is counted is told in the plural of the market's
 * language ('1 pistón', '4 pistones'), a size by its label ('group size 35').
 */
export function factNames(
  { unit, labels, counted }: Pick<AttributeSeed, 'unit' | 'labels' | 'counted'>,
  { value, names }: { readonly value: string; readonly names: Localized },
): Localized {
  if (unit || Number.isNaN(Number(value))) return names;
  const told = (market: string, name: string): string => {
    if (!/^[\d.,]+$/.test(name)) return name;
    const words = counted?.[market];
    if (!words) return `${(labels[market] ?? '').toLowerCase()} ${name}`.trim();
    const rule = new Intl.PluralRules(localeOf(market)).select(Number(value));
    return (words[rule] ?? words.other).replace('{n}', name);
  };
  return Object.fromEntries(Object.entries(names).map(([market, name]) => [market, told(market, name)]));
}
