import { alphanumericsOf } from '../characters.ts';
import { formatCpfCnpj, isCpfLike } from '../formats/formatCpfCnpj.ts';
import { formatRfc } from '../formats/formatRfc.ts';
import { issue, type Issue } from '../issue.ts';
import { cnpj } from '../rules/cnpj/cnpj.ts';
import { cpf } from '../rules/cpf/cpf.ts';
import { hasRfcCheckDigit, rfc } from '../rules/rfc/rfc.ts';
import type { TaxDocument, Taxpayer } from './taxDocument.ts';

type NumberKind = TaxDocument['numbers'][number];

type Kind = {
  readonly check: (value: string) => Issue | undefined;
  readonly format: (value: string) => string;
  /** Whether a text of several kinds is meant as this one. */
  readonly isLike: (value: string) => boolean;
  readonly taxpayer: (value: string) => Taxpayer;
};

const kinds: Readonly<Record<NumberKind, Kind>> = {
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

const kindOf = ({ numbers }: TaxDocument, value: string): Kind =>
  kinds[numbers.find((each) => kinds[each].isLike(value)) ?? numbers[0]!];

/** Characters of a tax number, without the signs between them: how it is kept. */
export const taxIdSent = (value: string): string => formatRfc(value);

/** A tax number as it is read, in whatever form it is kept. */
export const formatTaxId = (document: TaxDocument, value: string): string =>
  kindOf(document, value).format(value);

const isGeneric = (document: TaxDocument, value: string): boolean =>
  document.genericNumbers.includes(taxIdSent(value));

/** The tax number of a document, of a person or of a company. */
export function taxId(value: string, document: TaxDocument): Issue | undefined {
  if (value.trim() === '') return issue('required', {}, 'taxId');
  if (isGeneric(document, value)) return undefined;
  const found = kindOf(document, value).check(value) ?? checkDigitIssue(document, value);
  return found && { ...found, field: 'taxId' };
}

/** A slip of the pen is told from a number by its last character, which only an invoice needs to be right. */
function checkDigitIssue({ numbers }: TaxDocument, value: string): Issue | undefined {
  if (!numbers.includes('rfc') || hasRfcCheckDigit(value)) return undefined;
  return issue('rfc.checksum', { example: 'GODE561231GR8' });
}

/** Whom a number names; undefined while it is not whole. */
export function taxpayerOf(document: TaxDocument, value: string): Taxpayer | undefined {
  if (taxId(value, document)) return undefined;
  return isGeneric(document, value) ? 'generic' : kindOf(document, value).taxpayer(value);
}
