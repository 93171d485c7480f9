import { toMinor } from '@driveline/api';
import {
  accountOf,
  orderQueries,
  useB2c,
  useHeader,
  useProfile,
  useRewards,
  useWarranties,
} from '@driveline/hooks';
import {
  CarIcon,
  ReceiptIcon,
  ShieldIcon,
  StoreIcon,
  TagIcon,
  Text,
  useFormat,
  UserIcon,
} from '@driveline/ui';
import { OverviewCard, type OverviewCardProps } from '@driveline/ui/account';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { OrderLinks } from '../../parts/account/OrderLinks.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { COVERED } from './loadAccount.ts';
import * as paths from '../../paths/index.ts';

type CardProps = Pick<OverviewCardProps, 'title' | 'href' | 'icon' | 'children'> & {
  readonly asked: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching' | 'refetch'>;
  /** In place of nothing: its words, what invites to it, and where that leads if not to the card's page. */
  readonly empty?: false | readonly [words: string, invites: string, href?: string];
};

/** A card in the state of what it asked for, with the way to ask again. */
function AskedCard({ asked: { isPending, isError, isFetching, refetch }, empty, ...card }: CardProps) {
  const [words = '', label = '', href = card.href] = empty || [];
  const filled = empty ? 'empty' : 'filled';
  return (
    <OverviewCard
      {...card}
      state={isPending ? 'loading' : isError ? 'failed' : filled}
      empty={{ words, action: { label, href } }}
      retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: paths.account() }}
    />
  );
}

const SHOWN = 2;

/** The last two orders and where they stand; who is only remembered gives the password first (ACCT-005). */
export function OrdersCard() {
  const text = useText();
  const { client } = useB2c();
  const { isAutoLogin } = accountOf(useHeader().data);
  const asked = useQuery({ ...orderQueries.current(client), enabled: !isAutoLogin });
  const card = { title: text('account.orders'), href: paths.orders(), icon: <ReceiptIcon /> };
  if (isAutoLogin) {
    const action = { label: text('signIn.send'), href: paths.signIn(paths.orders()) };
    return <OverviewCard {...card} state="empty" empty={{ words: text('account.ordersLocked'), action }} />;
  }
  const orders = asked.data?.orders.slice(0, SHOWN) ?? [];
  const empty = [text('account.noOrders'), text('account.seeDeals'), paths.deals()] as const;
  return (
    <AskedCard {...card} asked={asked} empty={orders.length === 0 && empty}>
      <OrderLinks orders={orders} />
    </AskedCard>
  );
}

/** The vehicle that the shop is for now. */
export function VehicleCard() {
  const text = useText();
  const header = useHeader();
  const vehicle = header.data?.vehicleMap?.vehicleName;
  return (
    <AskedCard
      title={text('account.vehicles')}
      href={paths.vehicles()}
      icon={<CarIcon />}
      asked={header}
      empty={!vehicle && [text('account.noVehicle'), text('account.addVehicle')]}
    >
      <Text>{vehicle}</Text>
    </AskedCard>
  );
}

/** The balance of the linked card, or the invitation to have one. */
export function RewardsCard() {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const asked = useRewards();
  const card = asked.data?.loyaltyAccount;
  const amount = money(toMinor(card?.rewardBalance ?? 0, market.currency.minorDigits));
  if (market.features?.rewards === false) return null;
  return (
    <AskedCard
      title={text('account.rewards')}
      href={paths.rewards()}
      icon={<TagIcon />}
      asked={asked}
      empty={!card && [text('account.noRewards'), text('account.joinRewards')]}
    >
      <Text>{text('account.balance', { amount })}</Text>
    </AskedCard>
  );
}

/** The store that was chosen. */
export function StoreCard() {
  const text = useText();
  const header = useHeader();
  const store = header.data?.storeDetails;
  return (
    <AskedCard
      title={text('store.yours')}
      href={paths.stores()}
      icon={<StoreIcon />}
      asked={header}
      empty={!store && [text('account.noStore'), text('store.title')]}
    >
      <Text>{store?.address1}</Text>
      <Small>{store?.messageToDisplay}</Small>
    </AskedCard>
  );
}

/** How many purchases are covered still. */
export function WarrantiesCard() {
  const text = useText();
  const asked = useWarranties(COVERED);
  const count = asked.data?.totalCount ?? 0;
  return (
    <AskedCard
      title={text('warranty.title')}
      href={paths.warranties()}
      icon={<ShieldIcon />}
      asked={asked}
      empty={count === 0 && [text('warranty.none'), text('warranty.all')]}
    >
      <Text>{text('warranty.covered', { count })}</Text>
    </AskedCard>
  );
}

/** Who it is, and how we write to them. */
export function ProfileCard() {
  const text = useText();
  const asked = useProfile();
  const { firstName = '', lastName = '', email } = asked.data ?? {};
  return (
    <AskedCard title={text('account.profile')} href={paths.profile()} icon={<UserIcon />} asked={asked}>
      <Text>{`${firstName} ${lastName}`.trim()}</Text>
      <Small>{email}</Small>
    </AskedCard>
  );
}

function Small({ children }: Pick<CardProps, 'children'>) {
  return (
    <Text size="bodyS" tone="secondary">
      {children}
    </Text>
  );
}
