import { randomInt } from 'node:crypto';
import { dateOf, localOf } from '../../clock/zone.ts';
import type { PaymentInstructions } from '../../ports/gateway.ts';
import { boletoBarcode, boletoLine } from './codes/boleto.ts';
import { brCode } from './codes/brCode.ts';
import { clabe } from './codes/clabe.ts';
import { inFours, oxxoReference } from './codes/oxxo.ts';

/** Nobody's bank, key and company: what the sandbox writes cannot be paid by mistake. */
const bank = '999';
const pixKey = '00000000-0000-4000-8000-000000000000';
const merchantName = 'Driveline Sandbox';
const bankName = 'Banco Sandbox';
const merchantCity = 'Sao Paulo';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** A boleto is due by the calendar of the Brazilian banks. */
const dayInBrasilia = (at: Date): string => dateOf(localOf(at, 'America/Sao_Paulo').day);

interface Later {
  readonly ref: string;
  readonly amountMinor: number;
  readonly payBy: Date;
  readonly url: string;
}

const writers: Readonly<Record<string, (later: Later) => PaymentInstructions>> = {
  pix: ({ ref, amountMinor, url }) => ({
    kind: 'pix',
    code: brCode({
      key: pixKey,
      amountMinor,
      merchantName,
      merchantCity,
      txid: ref.replace(/[^\dA-Za-z]/g, '').slice(0, 25),
    }),
    url,
  }),
  boleto: ({ amountMinor, payBy, url }) => {
    const barcode = boletoBarcode({
      bank,
      dueDate: dayInBrasilia(payBy),
      amountMinor,
      freeField: digits(25),
    });
    return { kind: 'boleto', code: boletoLine(barcode), barcode, url, pdfUrl: `${url}/slip.pdf` };
  },
  oxxo: ({ url }) => {
    const barcode = oxxoReference(`93${digits(11)}`);
    return { kind: 'oxxo', code: inFours(barcode), barcode, url, pdfUrl: `${url}/slip.pdf` };
  },
  // An account of its own for each order says which one was paid; without spaces, as the banks' apps take it.
  spei: ({ url }) => ({
    kind: 'spei',
    code: clabe(`${bank}180${digits(11)}`),
    bank: bankName,
    reference: digits(7),
    url,
  }),
};

export const laterMethods: readonly string[] = Object.keys(writers);

/** What the shopper needs to pay later; undefined for a method that the sandbox does not know. */
export const instructionsFor = (method: string, later: Later): PaymentInstructions | undefined =>
  writers[method]?.(later);
