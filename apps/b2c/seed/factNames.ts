import { nearestLocale } from '@driveline/markets';
import { measureText } from '../src/markets/measure.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { localized, type Localized } from '../src/messages/localized.ts';
import type { AttributeSeed, NamedValue } from './seedData.ts';

type Told = Pick<AttributeSeed, 'unit' | 'inches' | 'labels' | 'counted' | 'titled' | 'values'>;
type Reader = Pick<ServerMarket, 'locale' | 'defaultLocale' | 'units'>;

interface Value {
  readonly value: string;
  readonly names: Localized;
}

/**
 * A value as a title says it, in each language. A measure is the market's, what is counted is told in the plural of
 * the language ('1 pistón', '4 pistones'), a size by its label ('heat range 6'). A word agrees with its part.
 * @param gender of the part, by locale
 */
export function factNames(
  attribute: Told,
  value: Value,
  speeches: readonly Reader[],
  gender: Localized = {},
): Localized {
  return Object.fromEntries(
    speeches.map((speech) => [speech.locale, factName(attribute, value, speech, gender)]),
  );
}

function factName(
  { unit, inches, labels, counted, titled, values }: Told,
  { value, names }: Value,
  speech: Reader,
  gender: Localized,
): string {
  const { locale } = speech;
  const measured = unit && measureText(speech, value, { unit, ...(inches && { inches }) }, 'short');
  const name = measured || localized(names, speech);
  if (titled) return localized(titled, speech).replace('{n}', name).replace('{v}', value);
  const named = values.find((it): it is NamedValue => typeof it === 'object' && it.code === value);
  const agreed = named?.agreed && agreedIn(named.agreed, locale);
  if (agreed) return agreed[gender[nearestLocale(Object.keys(gender), locale) ?? ''] ?? ''] ?? name;
  if (measured || !/^[\d.,]+$/.test(name)) return name;
  const words = counted && localized(counted, speech);
  if (!words) return `${localized(labels, speech).toLowerCase()} ${name}`;
  const rule = new Intl.PluralRules(locale).select(Number(value));
  return (words[rule] ?? words.other).replace('{n}', name);
}

/** A language without genders has no entry. */
const agreedIn = (agreed: NonNullable<NamedValue['agreed']>, locale: string) =>
  agreed[nearestLocale(Object.keys(agreed), locale) ?? ''];
