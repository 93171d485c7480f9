import { nearestLocale } from '@driveline/markets';
import type { Localized } from '../src/messages/localized.ts';
import type { AttributeSeed, NamedValue } from './seedData.ts';

/**
 * A value as a title says it. A bare number needs a word: what is counted is told in the plural of the
 * language ('1 pistón', '4 pistones'), a size by its label ('group size 35'). A word agrees with its part.
 * @param gender of the part, by locale
 */
export function factNames(
  { unit, labels, counted, values }: Pick<AttributeSeed, 'unit' | 'labels' | 'counted' | 'values'>,
  { value, names }: { readonly value: string; readonly names: Localized },
  gender: Localized = {},
): Localized {
  const named = values.find((it): it is NamedValue => typeof it === 'object' && it.code === value);
  if (named?.agreed) return agreeing(names, named.agreed, gender);
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

function agreeing(names: Localized, agreed: NonNullable<NamedValue['agreed']>, gender: Localized): Localized {
  const said = ([locale, name]: [string, string]): [string, string] => {
    const own = gender[nearestLocale(Object.keys(gender), locale) ?? ''] ?? '';
    return [locale, agreed[locale]?.[own] ?? name];
  };
  return Object.fromEntries(Object.entries(names).map(said));
}
