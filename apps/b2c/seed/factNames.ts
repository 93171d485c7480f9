import type { Localized } from '../src/messages/localized.ts';
import type { AttributeSeed } from './seedData.ts';

/**
 * A value as a title says it. A bare number needs a word: what is counted is told in the plural of the
 * language ('1 pistón', '4 pistones'), a size by its label ('group size 35').
 */
export function factNames(
  { unit, labels, counted }: Pick<AttributeSeed, 'unit' | 'labels' | 'counted'>,
  { value, names }: { readonly value: string; readonly names: Localized },
): Localized {
  if (unit || Number.isNaN(Number(value))) return names;
  const told = (locale: string, name: string): string => {
    if (!/^[\d.,]+$/.test(name)) return name;
    const words = counted?.[locale];
    if (!words) return `${(labels[locale] ?? '').toLowerCase()} ${name}`.trim();
    const rule = new Intl.PluralRules(locale).select(Number(value));
    return (words[rule] ?? words.other).replace('{n}', name);
  };
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, told(locale, name)]));
}
