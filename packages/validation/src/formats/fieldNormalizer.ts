import { digitsOf } from '../characters.ts';
import type { FiscalIdOptions, PhoneOptions, PostalCodeOptions } from '../options.ts';
import { applyMask } from './applyMask.ts';
import { formatCpfCnpj } from './formatCpfCnpj.ts';
import { formatPhone } from './formatPhone.ts';
import { formatPostalCode } from './formatPostalCode.ts';
import { formatRfc } from './formatRfc.ts';
import { formatVin } from './formatVin.ts';
import { normalizer } from './normalizer.ts';

/** Kinds of fields whose text is put into form while it is typed (VALID-004). */
export type FieldKind = 'phone' | 'postalCode' | 'fiscalId' | 'vin' | 'giftCardNumber';

export type NormalizerOptions = {
  readonly phone: PhoneOptions;
  readonly postalCode: PostalCodeOptions;
  readonly fiscalId?: FiscalIdOptions | undefined;
};

type Format = (text: string) => string;

const fiscalIds: Readonly<Record<string, Format>> = {
  cpf: formatCpfCnpj,
  cnpj: formatCpfCnpj,
  rfc: formatRfc,
};

const formats: Readonly<Record<FieldKind, (market: NormalizerOptions) => Format | undefined>> = {
  phone: (market) => (text) => formatPhone(text, market),
  postalCode: (market) => (text) => formatPostalCode(text, market),
  // One formatter for all kinds that a market takes: which one it is, is seen from the length.
  fiscalId: ({ fiscalId }) => fiscalIds[fiscalId?.kinds[0] ?? ''],
  vin: () => formatVin,
  giftCardNumber: () => (text) => applyMask(digitsOf(text), '#### #### #### ####'),
};

/** The normalizer of a kind of field in a market; nothing for a field that the market has not. */
export function fieldNormalizer(kind: FieldKind, market: NormalizerOptions) {
  const format = formats[kind](market);
  return format && normalizer(format);
}
