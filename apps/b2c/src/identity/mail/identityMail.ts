import type { Market } from '@driveline/markets';
import { fill } from '../../messages/index.ts';
import { blocksToHtml, blocksToText } from '../../mail/blocks.ts';
import type { Mail } from '../../ports/mailer.ts';
import { identityWordsOf, type IdentityWords } from '../messages/index.ts';

/** Tells the former address that a way to sign in has changed. */
export type ChangeLetter =
  'emailChanged' | 'usernameChanged' | 'phoneChanged' | 'passwordChanged' | 'twoStepOn' | 'twoStepOff';

export type Letter = 'welcome' | 'confirmEmail' | 'resetCode' | 'oneTimeCode' | ChangeLetter;

/** A mail about an account, in the language of its market. */
export function identityMail(
  market: Market,
  id: string,
  letter: Letter & keyof IdentityWords,
  to: { readonly email: string; readonly name: string },
  values: Readonly<Record<string, string | number>> = {},
): Mail {
  const words = identityWordsOf(market);
  const filled = { name: to.name, email: to.email, ...values };
  const { subject, lines } = words[letter];
  const paragraphs = [words.hello, ...lines, words.footer].map((line) => fill(line, filled));
  const title = fill(subject, filled);
  const blocks = [{ lines: paragraphs }];
  return {
    id,
    to: to.email,
    subject: title,
    language: market.locale,
    text: blocksToText(blocks),
    html: blocksToHtml(market.locale, title, blocks),
  };
}
