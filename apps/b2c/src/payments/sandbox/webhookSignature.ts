import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>`. */
export const signatureHeader = 'sandbox-signature';

/** How old, or how far ahead, a message may be. */
const toleranceS = 300;

const macOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export function signWebhook(secret: string, now: Date, body: string): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

export function isSigned(secret: string, now: Date, body: string, signature: string | null): boolean {
  const [, time, mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceS) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(macOf(secret, seconds, body), 'hex'));
}
