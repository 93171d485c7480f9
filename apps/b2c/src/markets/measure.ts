import type { Market } from '@driveline/markets';

/** In what a number of the catalogue is counted. Data are metric; the market decides on what a shopper reads. */
export interface MeasureUnit {
  readonly unit: string;
  /** How inches of it are written: 26 in, 2-1/4 in; else 11.1 in. `none` is sold by millimetres everywhere. */
  readonly inches?: 'whole' | 'fraction' | 'none';
}

type Reader = Pick<Market, 'locale'> & { readonly units: Pick<Market['units'], 'measures'> };

interface Written {
  text: string;
  /** The catalogue's own number stands behind it, as mechanics ask for both. */
  both?: boolean;
}

/** A number in the language of the market; thousands are set apart on demand. */
type Digits = (value: number, digits?: number, useGrouping?: boolean) => string;

type Writer = (value: number, of: MeasureUnit, number: Digits) => Written;

const mmPerInch = 25.4;
const litresPerQuart = 0.946_353;
const quartsPerGallon = 4;
const mlPerOunce = 29.5735;
const poundsPerKg = 2.204_62;
const metresPerFoot = 0.3048;

function inchesOf(mm: number, { inches }: MeasureUnit, number: Digits): Written {
  const value = mm / mmPerInch;
  if (inches === 'none') return { text: `${number(mm)} mm` };
  if (inches === 'whole') return { text: `${Math.round(value)} in` };
  if (inches === 'fraction') return { text: `${fractionOf(value, '-')} in`, both: true };
  return { text: `${number(value, mm < 2.5 ? 3 : mm < 100 ? 2 : 1)} in`, both: true };
}

/** '2-1/4', '5/16', '3', to the nearest sixteenth. */
function fractionOf(value: number, between: string): string {
  const sixteenths = Math.round(value * 16);
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return String(whole);
  const halves = rest % 8 === 0 ? 8 : rest % 4 === 0 ? 4 : rest % 2 === 0 ? 2 : 1;
  return `${whole > 0 ? whole + between : ''}${rest / halves}/${16 / halves}`;
}

/** Containers are sold by the gallon where they hold whole ones, else by the quart. */
function quartsOf(litres: number, number: Digits): string {
  const quarts = litres / litresPerQuart;
  const gallons = quarts / quartsPerGallon;
  const isWhole = Math.abs(gallons - Math.round(gallons)) < 0.01 * gallons;
  return isWhole || gallons > 5 ? `${number(gallons, 1)} gal` : `${number(quarts, quarts < 2 ? 2 : 1)} qt`;
}

/** Two figures that say something: towing 2,000 lb, not 1,984. */
const rounded = (value: number) => (value < 1000 ? Math.round(value) : Math.round(value / 100) * 100);

/** Units that a system writes otherwise than the catalogue has them. */
const systems: Readonly<Record<NonNullable<Market['units']['measures']>, Readonly<Record<string, Writer>>>> =
  {
    us: {
      mm: inchesOf,
      cm: (value, of, number) => inchesOf(value * 10, { ...of, inches: 'whole' }, number),
      m: (value) => ({ text: `${Math.round(value / metresPerFoot)} ft` }),
      in: (value) => ({ text: `${fractionOf(value, '-')} in` }),
      L: (value, _of, number) => ({ text: quartsOf(value, number), both: true }),
      mL: (value, _of, number) => ({ text: `${number(value / mlPerOunce, 1)} fl oz`, both: true }),
      kg: (value, _of, number) => ({ text: `${number(rounded(value * poundsPerKg), 0, true)} lb` }),
      t: (value, _of, number) => ({ text: `${number(value, 1)} ton` }),
      '°C': (value) => ({ text: `${Math.round(value * 1.8 + 32)} °F`, both: true }),
      bar: (value) => ({ text: `${Math.round(value * 14.5038)} psi`, both: true }),
      Nm: (value) => ({ text: `${Math.round(value * 0.737_562)} lb-ft` }),
    },
    metric: {
      ft: (value, _of, number) => ({ text: `${number(value * metresPerFoot, 1)} m` }),
      in: (value) => ({ text: `${fractionOf(value, ' ')}"` }),
      L: (value, _of, number) => ({ text: value < 1 ? `${number(value * 1000)} mL` : `${number(value)} L` }),
      Nm: (value, _of, number) => ({ text: `${number(value)} N·m` }),
    },
  };

const formats = new Map<string, Intl.NumberFormat>();

/** Making one costs far more than using it, and a shelf has a hundred measures. */
function formatOf(locale: string, maximumFractionDigits: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${locale} ${maximumFractionDigits} ${useGrouping}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping });
  formats.set(key, known);
  return known;
}

const range = /^(\d+)-(\d+)$/;

/**
 * A measure of the catalogue as the market writes it: '11.1 in (282 mm)' in the United States, '282 mm' elsewhere.
 * @param value a number, or two of them: '20-110'
 * @param style `short` leaves out what stands in parentheses
 * @returns nothing where the value is no number
 */
export function measureText(
  market: Reader,
  value: string | number,
  of: MeasureUnit,
  style: 'full' | 'short' = 'full',
): string | undefined {
  const ends = range.exec(String(value));
  if (ends) {
    const [from = '', to = ''] = ends.slice(1).map((end) => measureText(market, end, of, 'short'));
    // The unit is said once.
    return `${from.slice(0, from.lastIndexOf(' '))}–${to}`;
  }
  if (Number.isNaN(Number(value))) return undefined;
  const number: Digits = (it, digits = 4, useGrouping = false) =>
    formatOf(market.locale, digits, useGrouping).format(it);
  const own = `${number(Number(value))} ${of.unit}`;
  const written = systems[market.units.measures ?? 'metric'][of.unit]?.(Number(value), of, number);
  if (!written) return own;
  return written.both && style === 'full' ? `${written.text} (${own})` : written.text;
}

/** An amount of a fluid that a vehicle takes, to a tenth; by the quart, however many. */
export function volumeTaken({ locale, units: { measures } }: Reader, litres: number): string {
  const [amount, unit] = measures === 'us' ? [litres / litresPerQuart, 'qt'] : [litres, 'L'];
  return `${formatOf(locale, 1, false).format(amount)} ${unit}`;
}
