/** A Pix payment as the central bank's BR Code writes it (EMV QRCPS, merchant presented). */
export interface PixPayment {
  /** Pix key of the merchant: an address, number or random key. */
  readonly key: string;
  /** In centavos; left out, the payer types it. */
  readonly amountMinor?: number | undefined;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** Names the payment at the merchant: up to 25 letters and digits, or `***` for none. */
  readonly txid: string;
}

/** The text behind the QR code, which banks also take pasted ('copia e cola'). */
export function brCode({ key, amountMinor, merchantName, merchantCity, txid }: PixPayment): string {
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    amountMinor === undefined ? '' : field('54', (amountMinor / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(merchantName).slice(0, 25)),
    field('60', plain(merchantCity).slice(0, 15)),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** Id, length in two digits, value. */
const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value;

/** Letters without accents: the length counts bytes. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();

/** CRC-16/CCITT-FALSE in four hexadecimal digits (ISO/IEC 13239). */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
