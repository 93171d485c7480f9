/** How a market writes numbers, money, dates and distances; the fields are those of a market record. */
export interface FormatOptions {
  /** BCP 47 tag. */
  locale: string;
  /** ISO 4217 code of amounts that name none. */
  currency: string;
  distanceUnit: 'mi' | 'km';
  timeFormat: '12h' | '24h';
  /** IANA zone for moments that belong to no store, the same on server and browser. */
  timeZone: string;
}

/** An amount cut for display: `sign` and `whole` at full size, `cents` raised. */
export interface MoneyParts {
  /** What stands before the number: the minus sign when negative, the currency sign with its space. */
  sign: string;
  whole: string;
  decimal: string;
  cents: string;
  /** The currency sign with its space, where the language writes it behind: `47,99 $`. */
  after: string;
}

export interface MoneyOptions {
  /** Leave out `.00`. */
  trim?: boolean;
  /** Add the currency's code, as in `$1,234.56 MXN` (CONF-004). */
  withCode?: boolean;
}

/** `numeric` 11/21/2026, `day` Sat, Nov 21, `long` Saturday, November 21, `medium` Nov 21, 2026, `short` Nov 21. */
export type DateStyle = 'numeric' | 'short' | 'day' | 'medium' | 'long' | 'month';

export interface Formats {
  /** `minor` in minor units (cents). */
  money: (minor: number, currency?: string, options?: MoneyOptions) => string;
  moneyParts: (minor: number, currency?: string) => MoneyParts;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `iso` a date (`2026-11-21`, no zone applied) or a moment. */
  date: (iso: string, style?: DateStyle, timeZone?: string) => string;
  time: (iso: string, timeZone?: string) => string;
  /** From metres to the market's unit. */
  distance: (metres: number) => string;
}

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  short: { month: 'short', day: 'numeric' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

const metresPer = { mi: 1609.344, km: 1000 } as const;
const unitName = { mi: 'mile', km: 'kilometer' } as const;
const hourStyle = {
  '12h': { hour: 'numeric', minute: '2-digit', hour12: true },
  '24h': { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making an Intl object costs far more than using it, and a shelf formats hundreds of amounts.
const numberFormats = new Map<string, Intl.NumberFormat>();
const scales = new WeakMap<Intl.NumberFormat, number>();
const cuts = new Map<string, MoneyParts>();
/** A catalogue has fewer prices than parts, and few dates; beyond this many texts are forgotten and begin again. */
const MOST_TEXTS = 5000;
const dates = new Map<string, string>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const formats = new Map<string, Formats>();

/** The formats of a market; the same options give the same object. */
export function createFormats(options: FormatOptions): Formats {
  const { locale, currency, distanceUnit, timeFormat, timeZone } = options;
  return cached(formats, [locale, currency, distanceUnit, timeFormat, timeZone].join(), () => ({
    money: (minor, code = currency, show) => formatMoney(locale, minor, code, show),
    moneyParts: (minor, code = currency) => {
      if (cuts.size > MOST_TEXTS) cuts.clear();
      return cached(cuts, `${locale} ${code} ${minor}`, () => cutMoney(locale, minor, code));
    },
    number: (value, numberOptions) => numberFormat(locale, numberOptions).format(value),
    date: (iso, style = 'numeric', zone = timeZone) => {
      if (dates.size > MOST_TEXTS) dates.clear();
      return cached(dates, `${locale} ${style} ${zone} ${iso}`, () =>
        written(() =>
          dateFormat(locale, { ...dateStyles[style], timeZone: zoneOf(iso, zone) }).format(new Date(iso)),
        ),
      );
    },
    time: (iso, zone = timeZone) =>
      written(() =>
        firmSpaces(dateFormat(locale, { ...hourStyle[timeFormat], timeZone: zone }).format(new Date(iso))),
      ),
    distance: (metres) => formatDistance(locale, metres, distanceUnit),
  }));
}

/** What a server sent as a date or a zone may be none: nothing is written then, and the page stays. */
function written(write: () => string): string {
  try {
    return write();
  } catch {
    return '';
  }
}

function formatMoney(locale: string, minor: number, currency: string, show: MoneyOptions = {}): string {
  const format = currencyFormat(locale, currency, show.trim);
  const amount = format.format(toMajor(minor, format));
  return show.withCode ? `${amount}\u00a0${currency}` : amount;
}

function cutMoney(locale: string, minor: number, currency: string): MoneyParts {
  const format = currencyFormat(locale, currency);
  const parts = format.formatToParts(toMajor(minor, format));
  const cut = { sign: '', whole: '', decimal: '', cents: '', after: '' };
  for (const { type, value } of parts) {
    if (/integer|group/.test(type)) cut.whole += value;
    else if (type === 'decimal') cut.decimal = value;
    else if (type === 'fraction') cut.cents = value;
    else cut[cut.whole ? 'after' : 'sign'] += value;
  }
  return cut;
}

function formatDistance(locale: string, metres: number, unit: 'mi' | 'km'): string {
  const value = metres / metresPer[unit];
  const style = { style: 'unit', unit: unitName[unit], maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return numberFormat(locale, style).format(value);
}

function currencyFormat(locale: string, currency: string, trim = false): Intl.NumberFormat {
  return cached(
    numberFormats,
    `${locale} ${currency} ${trim}`,
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: trim ? 'stripIfInteger' : 'auto',
      }),
  );
}

function toMajor(minor: number, format: Intl.NumberFormat): number {
  let scale = scales.get(format);
  if (!scale) scales.set(format, (scale = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)));
  return minor / scale;
}

/** A date without a time is the same day everywhere; reading it in a zone west of Greenwich would lose one. */
function zoneOf(iso: string, timeZone: string): string {
  return iso.includes('T') ? timeZone : 'UTC';
}

/** Engines disagree on the kind of space before AM, and hydration compares the text. */
function firmSpaces(text: string): string {
  return text.replaceAll(/[ \u202f]/g, '\u00a0');
}

function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(
    numberFormats,
    options ? locale + JSON.stringify(options) : locale,
    () => new Intl.NumberFormat(locale, options),
  );
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(
    dateFormats,
    locale + JSON.stringify(options),
    () => new Intl.DateTimeFormat(locale, options),
  );
}

function cached<Value>(store: Map<string, Value>, key: string, make: () => Value): Value {
  const known = store.get(key);
  if (known) return known;
  const made = make();
  store.set(key, made);
  return made;
}
