import type { ErrorKey } from '@driveline/api/contract';
import type { Form } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { B2cError, B2cErrors } from '../http/errors.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';

/** Line breaks stay in what has several lines; nothing else that moves a cursor or rings a bell. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '');

/**
 * What a form makes of a body, as plain text: a page escapes it as it does every text.
 * @throws B2cErrors `key`, one for each wrong field
 */
export function typedTexts(
  market: ServerMarket,
  form: Form,
  body: object,
  key: ErrorKey,
): Readonly<Record<string, string>> {
  const { values, issues } = form.validate(body);
  const [first, ...more] = issues.map(
    (issue) => new B2cError(key, { field: issue.field, text: issueText(issue, issueMessagesOf(market)) }),
  );
  if (first) throw new B2cErrors([first, ...more]);
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, withoutControls(text)]));
}
