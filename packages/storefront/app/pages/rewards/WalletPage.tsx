import { useWallet } from '@driveline/hooks';
import { RewardsBalance, RewardsPass } from '@driveline/ui/account';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';
import { Invitation } from './RewardsPage.tsx';

/** `/wallet`: the card of who is signed in, to show at the register or to take onto a phone (CONTENT-023). */
export function WalletPage() {
  const text = useText();
  const { brand, market, record } = useShop();
  const { isAuthenticated, card, passes, hasFailed, retry } = useWallet(market);
  const path = paths.wallet();
  return (
    <NamedPage
      title={text('rewards.wallet')}
      lead={text('rewards.walletLead')}
      path={path}
      trail={[{ label: text('account.rewards'), href: paths.rewards() }]}
      isIndexed={false}
    >
      {!isAuthenticated && <Invitation path={path} />}
      {isAuthenticated && hasFailed && (
        <RewardsBalance rewards={null} retry={{ onRetry: retry, href: path }} />
      )}
      {isAuthenticated && card === 'none' && (
        <RewardsBalance rewards="none" joinHref={paths.rewardsJoin()} linkHref={paths.rewardsLink()} />
      )}
      {isAuthenticated && card !== 'none' && (card || !hasFailed) && (
        <RewardsPass card={card} brand={brand.name} passes={passes} pageUrl={record.root + path} />
      )}
    </NamedPage>
  );
}
