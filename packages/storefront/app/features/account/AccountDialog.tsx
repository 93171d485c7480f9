import { toMinor } from '@driveline/api';
import { accountOf, headerQueries, useB2c, useRewards } from '@driveline/hooks';
import { ButtonLink, Link, Skeleton, Stack, Text, useFormat, useStrings } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { signInPath, useConfig } from '../session/index.ts';
import { accountLinks, guestLinks, type AccountPageLink } from './accountLinks.ts';
import { SignOutForm } from './SignOutForm.tsx';

/** The account over the page: who is here, and the ways of the account; a guest's way in (SHELL-030, SHELL-032). */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { client } = useB2c();
  const { data, isPending } = useQuery(headerQueries.data(client));
  const { isAuthenticated, name, isRewardsMember } = accountOf(data);
  const { shell } = useStrings();
  return (
    <Modal isOpen onClose={onClose} size="full" title={name ? shell.hello(name) : text('account.title')}>
      {isPending && <Rows />}
      {!isPending && isAuthenticated && (
        <Stack gap={5} align="start">
          {isRewardsMember && <Balance />}
          <Links links={accountLinks} />
          <SignOutForm />
        </Stack>
      )}
      {!isPending && !isAuthenticated && (
        <Stack gap={5} align="start">
          <SignInLink />
          <Links links={guestLinks} />
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

function Links({ links }: { links: readonly AccountPageLink[] }) {
  const text = useText();
  return (
    <Stack gap={3} align="start">
      {links.map(({ labelId, href }) => (
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
