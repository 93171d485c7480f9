import { alphanumericsOf, digitsOf } from '../characters.ts';
import { formatCpfCnpj, isCpfLike } from '../formats/formatCpfCnpj.ts';
import { formatPostalCode } from '../formats/formatPostalCode.ts';
import { formatRfc } from '../formats/formatRfc.ts';
import { issue, type Issue } from '../issue.ts';
import { hasLuhnDigit } from '../rules/cardNumber/cardNumber.ts';
import { cnpj } from '../rules/cnpj/cnpj.ts';
import { cpf } from '../rules/cpf/cpf.ts';
import { hasRfcCheckDigit, rfc } from '../rules/rfc/rfc.ts';
import { shapeIssue } from '../shapeIssue.ts';
import type { TaxDocument, TaxNumberShape, Taxpayer } from './taxDocument.ts';

type TaxNumber = TaxDocument['numbers'][number];

type Kind = {
  readonly check: (value: string) => Issue | undefined;
  readonly format: (value: string) => string;
  /** Whether a text of several kinds is meant as this one. */
  readonly isLike: (value: string) => boolean;
  readonly taxpayer: (value: string) => Taxpayer;
};

const kinds: Readonly<Record<Extract<TaxNumber, string>, Kind>> = {
  rfc: {
    check: rfc,
    format: formatRfc,
    isLike: () => true,
    taxpayer: (value) => (formatRfc(value).length === 13 ? 'person' : 'company'),
  },
  cpf: {
    check: cpf,
    format: formatCpfCnpj,
    isLike: (value) => isCpfLike(alphanumericsOf(value)),
    taxpayer: () => 'person',
  },
  cnpj: {
    check: cnpj,
    format: formatCpfCnpj,
    isLike: (value) => !isCpfLike(alphanumericsOf(value)),
    taxpayer: () => 'company',
  },
};

const checkDigits: Readonly<Record<NonNullable<TaxNumberShape['checkDigit']>, (digits: string) => boolean>> =
  {
    luhn: hasLuhnDigit,
  };

/** Whether characters may grow into one of the formats. */
const isBegun = (characters: string, formats: readonly string[]): boolean =>
  formats.some((format) => {
    const slots = format.replace(/[^#A]/g, '');
    return (
      characters.length <= slots.length &&
      [...characters].every((each, index) => (slots[index] === '#' ? /\d/ : /[A-Z]/).test(each))
    );
  });

/** A number that is known by its shape alone. */
const shaped = ({ of, formats, example, checkDigit }: TaxNumberShape): Kind => ({
  check: (value) => {
    const found = shapeIssue('taxId', value, { formats, example });
    if (found || !checkDigit || checkDigits[checkDigit](digitsOf(value))) return found;
    return issue('taxId.checksum', { example });
  },
  format: (value) => formatPostalCode(value, { postalCode: { formats, example, digitsSent: 0 } }),
  isLike: (value) => isBegun(alphanumericsOf(value), formats),
  taxpayer: () => of,
});

const kindOf = ({ numbers }: TaxDocument, value: string): Kind => {
  const known = numbers.map((each) => (typeof each === 'string' ? kinds[each] : shaped(each)));
  return known.find(({ isLike }) => isLike(value)) ?? known[0]!;
};

/** Characters of a tax number, without the signs between them: how it is kept. */
export const taxIdSent = (value: string): string => formatRfc(value);

/** A tax number as it is read, in whatever form it is kept. */
export const formatTaxId = (document: TaxDocument, value: string): string =>
  kindOf(document, value).format(value);

const isGeneric = (document: TaxDocument, value: string): boolean =>
  document.genericNumbers?.includes(taxIdSent(value)) ?? false;

/** The tax number of a document, of a person or of a company. */
export function taxId(value: string, document: TaxDocument): Issue | undefined {
  if (value.trim() === '') return issue('required', {}, 'taxId');
  if (isGeneric(document, value)) return undefined;
  const found = kindOf(document, value).check(value);
  return found && { ...found, field: 'taxId' };
}

/** Field, unseen, with the number that a form has asked about: sent again, it is meant. */
export const TAX_ID_ASKED = 'taxIdAsked';

/**
 * What to ask about a number that the rules take: a last character that does not follow from the others is mostly a slip of
 * the pen, yet Mexico's tax office has issued such numbers, so no server may refuse one.
 */
export function taxIdDoubt(document: TaxDocument, value: string): Issue | undefined {
  const isSure = !document.numbers.includes('rfc') || taxId(value, document) || isGeneric(document, value);
  if (isSure || hasRfcCheckDigit(value)) return undefined;
  return issue('rfc.checksum', { example: 'GODE561231GR8' }, 'taxId');
}

/** Whom a number names; undefined while it is not whole. */
export function taxpayerOf(document: TaxDocument, value: string): Taxpayer | undefined {
  if (taxId(value, document)) return undefined;
  return isGeneric(document, value) ? 'generic' : kindOf(document, value).taxpayer(value);
}
