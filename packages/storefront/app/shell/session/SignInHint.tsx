import { useSignInAlert } from '@driveline/hooks/session';
import { DismissibleBanner, PageEdge } from '@driveline/ui/banners';
import { useLocation } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { signInPath } from '../../session/forMembers.ts';
import { useText } from '../../shop/useShop.ts';

/** Asks a guest to sign in, below the account button, once a session and by its flag (SHELL-039). */
export function SignInHint() {
  const text = useText();
  const page = useLocation();
  const { isShown, close } = useSignInAlert(page.pathname);
  if (!isShown) return null;
  return (
    <PageEdge place="account">
      <DismissibleBanner
        tone="info"
        label={text('signIn.title')}
        dismissal={{ target: formTarget('hide-app'), onAct: close }}
        link={{ href: signInPath(page), words: text('signIn.send'), onFollow: close }}
      >
        {text('signIn.hint')}
      </DismissibleBanner>
    </PageEdge>
  );
}
