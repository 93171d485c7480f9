import { dealQueries, dealSummary, storeLabel, useB2c } from '@driveline/hooks';
import { ButtonLink, DealCards, Heading, Stack, Text } from '@driveline/ui';
import { OfferList } from '@driveline/ui/browse';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { useMyStore } from '../session/index.ts';
import { NoDeals } from './NoDeals.tsx';
import { useRebateOffers } from './useRebateOffers.tsx';

/** `/circular`: what is cheaper at the shopper's store this week (CATALOG-041). */
export function CircularPage() {
  const text = useText();
  const { market } = useShop();
  const { client, shopper } = useB2c();
  const store = useMyStore();
  const { data: list } = useQuery(dealQueries.list(client));
  const { data: rebates } = useQuery(dealQueries.rebates(client, shopper.storeNumber));
  const deals = (list?.deals ?? []).map((deal) => dealSummary(deal, market));
  const offers = useRebateOffers((rebates?.rebates ?? []).filter(({ hasEnded }) => !hasEnded));
  return (
    <NamedPage
      title={text('deals.circular')}
      lead={text('deals.circularLead')}
      path="/circular"
      trail={[{ label: text('deals.title'), href: '/lp/deals' }]}
    >
      <Stack gap={3} align="start">
        <Text weight="bold">
          {store ? text('deals.atStore', { store: storeLabel(store, market).full }) : text('deals.noStore')}
        </Text>
        <ButtonLink href="/store">{text(store ? 'deals.changeStore' : 'deals.chooseStore')}</ButtonLink>
      </Stack>
      <DealCards deals={deals} />
      {offers.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2}>{text('deals.rebates')}</Heading>
          <OfferList offers={offers} level={3} />
        </Stack>
      )}
      {deals.length + offers.length === 0 && (
        <NoDeals title={text('deals.noAd')} href="/lp/deals" action={text('deals.title')} />
      )}
    </NamedPage>
  );
}
