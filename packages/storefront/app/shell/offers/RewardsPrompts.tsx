import { isCartOrCheckout, latePart, sayOffline, useRewardsModal, useTermsPrompt } from '@driveline/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOverlay } from '../../shop/overlays.ts';
import { useShop } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

// react-aria and the forms come with them.
const LinkDialog = latePart(async () => (await import('./LinkDialog.tsx')).LinkDialog, sayOffline);
const TermsDialog = latePart(async () => (await import('./TermsDialog.tsx')).TermsDialog, sayOffline);

/** Where a shopper arrives and is in the middle of nothing: elsewhere the question for a card would be in the way. */
const WELCOME: readonly string[] = [paths.home(), paths.account()];

/** What an account is asked over the page: to link a card (REWARD-024), to accept new rules (REWARD-025). */
export function RewardsPrompts() {
  const { market } = useShop();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isFree = !useOverlay(({ open }) => open);
  const terms = useTermsPrompt();
  // The page of the rules asks the same itself.
  const asksForTerms =
    (terms.status === 'open' || terms.status === 'accepting') &&
    isFree &&
    pathname !== paths.rewardsRules() &&
    !isCartOrCheckout(pathname);
  const [modal, send] = useRewardsModal({
    market,
    isWelcome: isFree && !asksForTerms && WELCOME.includes(pathname),
    onComplete: (card) => void navigate(paths.rewardsUpdate(card)),
  });
  if (asksForTerms) return <TermsDialog terms={terms} />;
  return modal.step !== 'hide' && <LinkDialog modal={modal} send={send} />;
}
