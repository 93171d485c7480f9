import { toMinor } from '@driveline/api';
import { accountOf, useConfig, useHeader, useRewards } from '@driveline/hooks';
import { ButtonLink, Link, Skeleton, Stack, Text, useFormat, useStrings } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import { SignOutForm } from '../../parts/account/SignOutForm.tsx';
import { signInPath } from '../../session/forMembers.ts';
import { type TextId, useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** The account over the page: who is here, and the ways of the account; a guest's way in (SHELL-030, SHELL-032). */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data, isPending } = useHeader();
  const { isAuthenticated, name, isRewardsMember } = accountOf(data);
  const { shell } = useStrings();
  return (
    <Modal isOpen onClose={onClose} size="full" title={name ? shell.hello(name) : text('account.title')}>
      {isPending ? (
        <Rows />
      ) : (
        <Stack gap={5} align="start">
          {isAuthenticated ? isRewardsMember && <Balance /> : <SignInLink />}
          <Links links={isAuthenticated ? accountLinks : guestLinks} />
          {isAuthenticated && <SignOutForm />}
        </Stack>
      )}
    </Modal>
  );
}

function Balance() {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const { data } = useRewards();
  const balance = data?.loyaltyAccount?.rewardBalance;
  if (balance === undefined) return null;
  const amount = money(toMinor(balance, market.currency.minorDigits));
  return <Text weight="bold">{text('account.balance', { amount })}</Text>;
}

/** Opens the form in this dialog's place where the flag is on (SHELL-031). */
function SignInLink() {
  const text = useText();
  const config = useConfig();
  return (
    <ButtonLink
      href={signInPath(location)}
      variant="primary"
      {...(config.flag('NEW_SIGN_IN_ENABLED') && { 'data-intent': 'open-sign-in' })}
    >
      {text('signIn.send')}
    </ButtonLink>
  );
}

type PageLink = { readonly labelId: TextId; readonly href: string };

/** The pages of an account, in the order in which they are wanted (SHELL-032, ACCT-040). */
const accountLinks: readonly PageLink[] = [
  { labelId: 'account.title', href: paths.account() },
  { labelId: 'account.orders', href: paths.orders() },
  { labelId: 'account.vehicles', href: paths.vehicles() },
  { labelId: 'garage.history', href: paths.serviceHistory() },
  { labelId: 'account.rewards', href: paths.rewards() },
  { labelId: 'lists.title', href: paths.lists() },
  { labelId: 'warranty.title', href: paths.warranties() },
  { labelId: 'account.profile', href: paths.profile() },
];

/** What a guest can do without an account, and the way to one. */
const guestLinks: readonly PageLink[] = [
  { labelId: 'signIn.create', href: paths.createAccount() },
  { labelId: 'signIn.track', href: paths.trackOrder() },
  { labelId: 'account.rewards', href: paths.rewards() },
  { labelId: 'account.vehicles', href: paths.vehicles() },
  { labelId: 'lists.title', href: paths.lists() },
];

function Links({ links }: { links: readonly PageLink[] }) {
  const text = useText();
  const { features } = useShop().market;
  const shown = links.filter(({ href }) => href !== paths.rewards() || features?.rewards !== false);
  return (
    <Stack gap={3} align="start">
      {shown.map(({ labelId, href }) => (
        <Link key={href} href={href}>
          {text(labelId)}
        </Link>
      ))}
    </Stack>
  );
}

const ROWS = [70, 50, 60, 55];

function Rows() {
  const { loading } = useStrings();
  return (
    <Stack gap={4} aria-busy aria-label={loading}>
      {ROWS.map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Stack>
  );
}
