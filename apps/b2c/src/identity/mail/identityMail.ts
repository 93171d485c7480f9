import type { Market } from '@driveline/markets';
import { linesOf, textOf } from '../../messages/index.ts';
import { letter as written } from '../../mail/letter.ts';
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
  const lines = [text('identity.hello', all), ...body, text('identity.footer')];
  return written(market, { id, to: to.email, subject: title }, [{ lines }]);
}
