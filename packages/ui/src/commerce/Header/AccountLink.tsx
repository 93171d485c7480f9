import { UserIcon } from '../../components/Icon/contactIcons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as header from './header.css.ts';

export interface AccountLinkProps {
  /** First name of a signed-in shopper. */
  name?: string | null;
  /** `/signin` for a guest, the account otherwise [SHELL-027]. */
  href: string;
}

export function AccountLink({ name, href }: AccountLinkProps) {
  const { shell } = useStrings();
  const greeting = name ? shell.hello(name) : shell.signInLine;
  return (
    <a href={href} className={header.entry} data-intent={name ? 'open-account' : 'open-sign-in'}>
      <UserIcon size={22} />
      <VisuallyHidden>{`${greeting}. ${shell.account}`}</VisuallyHidden>
      <span aria-hidden className={header.lines}>
        <span className={header.small}>{greeting}</span>
        <b className={header.bold}>{shell.account}</b>
      </span>
    </a>
  );
}
