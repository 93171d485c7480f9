import { StoreIcon, Text } from '@driveline/ui';
import { OverviewCard } from '@driveline/ui/account';
import { useText } from '../../shop/useText.ts';
import { useHeaderData } from '../session/index.ts';
import { cardState } from './cardState.ts';

/** The store that was chosen. */
export function StoreCard() {
  const text = useText();
  const header = useHeaderData();
  const store = header.data?.storeDetails;
  return (
    <OverviewCard
      title={text('store.yours')}
      href="/store"
      icon={<StoreIcon />}
      {...cardState(header, !store)}
      empty={{ words: text('account.noStore'), action: { label: text('store.title'), href: '/store' } }}
    >
      {store && <Text>{store.address1}</Text>}
      {store && (
        <Text size="bodyS" tone="secondary">
          {store.messageToDisplay}
        </Text>
      )}
    </OverviewCard>
  );
}
