import { wrongValue, type TokenCodec } from './tokenCodec.ts';

const QUOTED = /^(["'])([^"'\\;{}<>]+)\1$/;
const WORDS = /^-?[a-z_][\w-]*(?: [a-z_][\w-]*)*$/i;
const NAME = /^[^"'\\;{}<>]+$/;

const nameOf = (part: string): string | undefined =>
  QUOTED.exec(part)?.[2] ?? (WORDS.test(part) ? part : undefined);

function namesOf(css: string): string[] | undefined {
  const parts = (css.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? []).map((part) => part.trim()).filter(Boolean);
  const names = parts.flatMap((part) => nameOf(part) ?? []);
  return names.length > 0 && names.length === parts.length ? names : undefined;
}

/** Stacks of font names. Canonical CSS quotes those of several words. */
export const fontFamilyCodec: TokenCodec = {
  parse: namesOf,
  format: (value, { path, follow }) => {
    const names: unknown = typeof value === 'string' ? namesOf(value) : value;
    const followed = Array.isArray(names) ? names.map(follow) : [];
    const known = followed.filter((name) => typeof name === 'string').filter((name) => NAME.test(name));
    if (known.length === 0 || known.length < followed.length)
      throw wrongValue(path, value, 'font names such as ["Archivo", "system-ui", "sans-serif"]');
    return known.map((name) => (/^-?[a-z_][\w-]*$/i.test(name) ? name : `"${name}"`)).join(', ');
  },
};

/** The words that the format has for weights. */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

const isWeight = (value: number) => value >= 1 && value <= 1000;

const weightOf = (css: string): number | undefined => {
  const weight = Object.hasOwn(weights, css) ? weights[css] : Number(css);
  return weight !== undefined && isWeight(weight) ? weight : undefined;
};

/** Weights from 1 to 1000. */
export const fontWeightCodec: TokenCodec = {
  parse: weightOf,
  format: (value, { path }) => {
    const weight = typeof value === 'string' ? weightOf(value) : value;
    if (typeof weight === 'number' && isWeight(weight)) return String(weight);
    throw wrongValue(path, value, 'a weight from 1 to 1000, or a word such as "bold"');
  },
};
