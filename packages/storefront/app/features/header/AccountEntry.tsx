import { AccountLink } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import { useHeaderData } from '../session/index.ts';

/**
 * A guest's way to sign in, a member's to the account (SHELL-027). What a press does with script the flags say, and they are
 * asked when it comes: `AccountGate`.
 */
export function AccountEntry() {
  const { pathname, search } = useLocation();
  const account = useHeaderData().data?.myAccountMap;
  if (account?.anonymous === 'false') {
    const name = account.mf_homepage_header_username;
    return <AccountLink name={name} href="/user/myAccount" data-intent="open-account" />;
  }
  const back = encodeURIComponent(pathname + search);
  return <AccountLink href={`/signin?returnUrl=${back}`} rel="nofollow" data-intent="open-account" />;
}
