import type { ErrorKey } from '@driveline/api/contract';
import type { Form } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { B2cError, B2cErrors } from '../http/errors.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';

/** Fields of several lines; every other one is one line, so that nobody forges an entry of the operator's list. */
const hasLines: ReadonlySet<string> = new Set(['text', 'question']);

/** What turns the direction of the words around it, and what has no width: nobody who reads a list sees them. */
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const oneLine = (text: string): string => text.replace(/(?!\s)\p{Cc}/gu, '').replace(/\s+/g, ' ');

/** Line breaks stay; nothing else that moves a cursor or rings a bell. */
const severalLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '');

function plainOf(body: object): object {
  const plain = ([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    const shown = value.replace(hidden, '');
    return [name, hasLines.has(name) ? severalLines(shown) : oneLine(shown)];
  };
  return Object.fromEntries(Object.entries(body).map(plain));
}

/**
 * What a form makes of a body, as plain text: a page escapes it as it does every text. Signs that do not show go before
 * the form looks, so that a title of nothing else is missing.
 * @throws B2cErrors `key`, one for each wrong field
 */
export function typedTexts(
  market: ServerMarket,
  form: Form,
  body: object,
  key: ErrorKey,
): Readonly<Record<string, string>> {
  const { values, issues } = form.validate(plainOf(body));
  const [first, ...more] = issues.map(
    (issue) => new B2cError(key, { field: issue.field, text: issueText(issue, issueMessagesOf(market)) }),
  );
  if (first) throw new B2cErrors([first, ...more]);
  return values;
}
