import type { Market } from '@driveline/markets';
import { linesOf, textOf } from '../../messages/index.ts';
import { letter as written } from '../../mail/letter.ts';
import type { Mail } from '../../ports/mailer.ts';

/** Tells the former address that a way to sign in has changed. */
export type ChangeLetter =
  'emailChanged' | 'usernameChanged' | 'phoneChanged' | 'passwordChanged' | 'twoStepOn' | 'twoStepOff';

export type Letter = 'welcome' | 'confirmEmail' | 'resetCode' | 'oneTimeCode' | ChangeLetter;

const linked = ['welcome', 'confirmEmail', 'resetCode'] as const satisfies readonly Letter[];
const hasLink = (letter: Letter): letter is (typeof linked)[number] =>
  (linked as readonly Letter[]).includes(letter);

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
  const lines = linesOf(text(`identity.${letter}.body`, all));
  const link = lines.indexOf(String(values['link']));
  const [before, after] = link < 0 ? [lines, []] : [lines.slice(0, link), lines.slice(link + 1)];
  return written(market, { id, to: to.email, subject: title }, [
    {
      lines: [text('identity.hello', all), ...before],
      ...(values['code'] && { code: String(values['code']) }),
    },
    {
      ...(hasLink(letter) && {
        button: { label: text(`identity.${letter}.button`), href: String(values['link']) },
      }),
    },
    { lines: after },
    { lines: [text('identity.footer')], isNote: true },
  ]);
}
