import type { Market } from '@driveline/markets';
import {
  formatCardNumber,
  formatCpfCnpj,
  formatPhone,
  formatPostalCode,
  formatRfc,
  formatVin,
  normalizer,
} from '@driveline/validation';

/** Kinds of fields whose text is put into form while it is typed (VALID-004). */
export type FieldKind = 'phone' | 'postalCode' | 'fiscalId' | 'vin' | 'cardNumber';

type Format = (text: string) => string;

const fiscalIds: Readonly<Record<string, Format>> = {
  cpf: formatCpfCnpj,
  cnpj: formatCpfCnpj,
  rfc: formatRfc,
};

const formats: Readonly<Record<FieldKind, (market: Market) => Format | undefined>> = {
  phone: (market) => (text) => formatPhone(text, market),
  postalCode: (market) => (text) => formatPostalCode(text, market),
  // One formatter for all kinds that a market takes: which one it is, is seen from the length.
  fiscalId: ({ fiscalId }) => fiscalIds[fiscalId?.kinds[0] ?? ''],
  vin: () => formatVin,
  cardNumber: () => formatCardNumber,
};

/** What a text field takes as `normalize`; nothing for a field that the market has not. */
export function normalizerOf(kind: FieldKind, market: Market) {
  const format = formats[kind](market);
  return format && normalizer(format);
}
