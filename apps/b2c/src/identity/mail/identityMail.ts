import type { Market } from '@driveline/markets';
import { linesOf, textOf } from '../../messages/index.ts';
import { blocksToHtml, blocksToText } from '../../mail/blocks.ts';
import type { Mail } from '../../ports/mailer.ts';

/** Tells the former address that a way to sign in has changed. */
export type ChangeLetter =
  'emailChanged' | 'usernameChanged' | 'phoneChanged' | 'passwordChanged' | 'twoStepOn' | 'twoStepOff';

export type Letter = 'welcome' | 'confirmEmail' | 'resetCode' | 'oneTimeCode' | ChangeLetter;

/** A mail about an account, in the language of its market. */
export function identityMail(
  market: Market,
  id: string,
  letter: Letter,
  to: { readonly email: string; readonly name: string },
  values: Readonly<Record<string, string | number>> = {},
): Mail {
  const text = textOf(market);
  const all = { name: to.name, email: to.email, ...values };
  const title = text(`identity.${letter}.subject`, all);
  const body = linesOf(text(`identity.${letter}.body`, all));
  const blocks = [{ lines: [text('identity.hello', all), ...body, text('identity.footer')] }];
  return {
    id,
    to: to.email,
    subject: title,
    language: market.locale,
    text: blocksToText(blocks),
    html: blocksToHtml(market.locale, title, blocks),
  };
}
