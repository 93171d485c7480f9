import { accountButton, accountOf, keepSignInOrigin, sayLost, useConfig, useHeader } from '@driveline/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPath } from '../../session/forMembers.ts';
import { lateWordsPart } from '../../shop/lateWords.tsx';
import { useShop } from '../../shop/useShop.ts';
import { storage } from '../../shop/storage.ts';

// Loaded when it opens: react-aria comes with either, and the forms with the sign-in.
const AccountDialog = lateWordsPart(async () => (await import('./AccountDialog.tsx')).AccountDialog, sayLost);
const SignInDialog = lateWordsPart(async () => (await import('./SignInDialog.tsx')).SignInDialog, sayLost);

interface AccountGateProps {
  /** The sign-in whatever the flags say: a guest's account asked for it. */
  readonly asksToSignIn: boolean;
  readonly onClose: () => void;
}

/** What the header's account button opens: the account, the sign-in over the page, or its page (SHELL-028 to SHELL-031). */
export function AccountGate({ asksToSignIn, onClose }: AccountGateProps) {
  const { market } = useShop();
  const location = useLocation();
  const navigate = useNavigate();
  const config = useConfig();
  const { data: header } = useHeader();
  const { isAuthenticated } = accountOf(header);
  const opens = accountButton(config, {
    isAuthenticated,
    guestsSeeAccount: market.bopusGuestAccountModal,
    bopusEnabled: header?.storeDetails?.bopusEnabled === true,
  });
  const begin = useEffectEvent(() => {
    if (isAuthenticated || asksToSignIn) return;
    keepSignInOrigin(storage, location.pathname);
    if (opens !== 'link') return;
    onClose();
    void navigate(signInPath(location));
  });
  useEffect(() => begin(), []);
  if (asksToSignIn) return <SignInDialog onClose={onClose} />;
  if (opens === 'account') return <AccountDialog onClose={onClose} />;
  return opens === 'signIn' && <SignInDialog onClose={onClose} />;
}
