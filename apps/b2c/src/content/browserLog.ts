import { schemas } from '@driveline/api/contract';
import { boundedText } from '../http/boundedText.ts';
import { B2cError } from '../http/errors.ts';
import { withoutEmails } from '../ops/withoutEmails.ts';

type Line = { level: 'debug' | 'info' | 'warn' | 'error'; message: string; meta?: Record<string, unknown> };

const limitBytes = 32 * 1024;

/**
 * A log line of a page of ours (API-052). What a page says is a stranger's word: it is bounded, belongs to no
 * person, and only a page of this site may say it.
 * @param take counts the visitor's lines. @returns seconds to wait, 0 when the line may go on
 * @throws B2cError error_refused (403), error_too_many_requests (429), error_log_too_large (413), error_log_invalid (400)
 */
export async function readLogLine(
  request: Request,
  origin: string,
  take: () => Promise<number>,
): Promise<Line> {
  if (!isFromHere(request, origin)) throw new B2cError('error_refused', { status: 403 });
  const wait = await take();
  if (wait > 0) throw new B2cError('error_too_many_requests', { status: 429, retryAfter: wait });
  const body = await boundedText(request, limitBytes);
  if (body === undefined) throw new B2cError('error_log_too_large', { status: 413 });
  const line = parse(body);
  return {
    level: line.level,
    message: withoutPerson(line.message),
    meta: cleaned(line.meta ?? {}, 0) as Record<string, unknown>,
  };
}

/** A browser names the origin of every post, or its relation to it; a caller that names neither is no page of ours. */
function isFromHere(request: Request, origin: string): boolean {
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (from !== null) return from === origin;
  return site === 'same-origin';
}

function parse(body: string): Line {
  try {
    const read = schemas['shell.log'].body.safeParse(JSON.parse(body));
    if (read.success) return read.data as Line;
  } catch {
    // Told below like any other line that cannot be read.
  }
  throw new B2cError('error_log_invalid', { status: 400 });
}

const personal =
  /e-?mail|phone|name|address|street|zip|postal|cpf|cnpj|rfc|fiscal|tax|registration|token|password|card|pin|cookie|authori[sz]ation|session|vin|plate/i;
const kept = /^(typeName|errorName|fileName|labels?|pageType|routeName|componentName)$/;

const manyDigits = /\+?\d[\d ().-]{5,24}\d/g;
const longWord = /(?:\bBearer\s)?[\w.-]{41,}/g;
/** Two long parts in a row, as keys and tokens have them. */
const isSecret = (word: string): boolean =>
  word.split('.').some((part, index, parts) => part.length >= 20 && (parts[index + 1]?.length ?? 0) >= 20);
const hidden = '[redacted]';
/** An id of a request that we gave; its digits are nobody's number. */
const requestId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Addresses, numbers that may be a phone's or a card's, and keys are taken out of any text. */
function withoutPerson(text: string): string {
  return withoutEmails(text.replace(/[^\P{Cc}\n\t]/gu, ' '))
    .replace(longWord, (word) => (isSecret(word) ? hidden : word))
    .replace(manyDigits, (number) => (number.replace(/\D/g, '').length >= 7 ? hidden : number));
}

/** The same for a value, four levels deep and twenty entries wide. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return requestId.test(value) ? value : withoutPerson(value.slice(0, 2000));
  if (typeof value === 'number')
    return String(Math.abs(value)).replace(/\D/g, '').length >= 11 && Number.isInteger(value)
      ? hidden
      : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 4) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => cleaned(one, depth + 1));
  const entries = Object.entries(value).slice(0, 20);
  return Object.fromEntries(
    entries.map(([name, one]) => [
      name.slice(0, 60),
      personal.test(name) && !kept.test(name) ? hidden : cleaned(one, depth + 1),
    ]),
  );
}
