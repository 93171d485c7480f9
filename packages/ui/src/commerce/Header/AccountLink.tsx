import { UserIcon } from '../../components/Icon/contactIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as header from './header.css.ts';

export interface AccountLinkProps extends BlockProps<'a'> {
  /** First name of a signed-in shopper. */
  name?: string | null;
  /** Signing in for a guest, the account otherwise [SHELL-027]. */
  href: string;
}

export function AccountLink({ name, href, className, ...rest }: AccountLinkProps) {
  const { shell } = useStrings();
  const greeting = name ? shell.hello(name) : shell.signInLine;
  return (
    <a
      href={href}
      className={classNames(header.entry, className)}
      data-intent={name ? 'open-account' : 'open-sign-in'}
      {...rest}
    >
      <UserIcon size={22} />
      <VisuallyHidden>{`${greeting}. ${shell.account}`}</VisuallyHidden>
      <span aria-hidden className={header.lines}>
        <span className={header.small}>{greeting}</span>
        <b className={header.bold}>{shell.account}</b>
      </span>
    </a>
  );
}
