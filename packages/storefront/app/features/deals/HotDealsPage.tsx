import { dealQueries, dealSummary, useB2c } from '@driveline/hooks';
import { Button, Inline, Link, useFormat } from '@driveline/ui';
import type { Offer } from '@driveline/ui/browse';
import { useQuery } from '@tanstack/react-query';
import { useNavigation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { DealOffers } from './DealOffers.tsx';
import { NoDeals } from './NoDeals.tsx';

export const HOT_DEALS = '/deals/hotDeal';
const DEALS = '/lp/deals';

/** `/deals/hotDeal`: parts that are cheaper together, added together (CATALOG-040). */
export function HotDealsPage() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(dealQueries.list(client));
  const offers = useDealOffers(data?.deals ?? []);
  return (
    <NamedPage
      title={text('deals.hot')}
      lead={text('deals.hotLead')}
      path={HOT_DEALS}
      trail={[{ label: text('deals.title'), href: DEALS }]}
    >
      <DealOffers offers={offers}>
        {data ? (
          <NoDeals title={text('deals.none')} />
        ) : (
          <Failure error={error} onRetry={() => void refetch()} />
        )}
      </DealOffers>
    </NamedPage>
  );
}

type Deals = Parameters<typeof dealSummary>[0][];

/** Deals with their parts, price and the button that adds them together. */
function useDealOffers(deals: Deals): Offer[] {
  const text = useText();
  const { money, date } = useFormat();
  const { market } = useShop();
  const { formData } = useNavigation();
  return deals.map((deal) => {
    const { dealId, title, terms, href, drawing, priceMinor, wasMinor, items } = dealSummary(deal, market);
    return {
      id: dealId,
      title,
      drawing,
      lead: text('deals.together', { price: money(priceMinor), saved: money(wasMinor - priceMinor) }),
      facts: [
        ...items.map((item) => text('deals.item', { count: item.quantity, title: item.label })),
        terms,
        text('deals.until', { date: date(deal.endDate) }),
      ],
      actions: (
        <form method="post" action={HOT_DEALS} data-intent="add-deal">
          <input type="hidden" name="dealId" value={dealId} />
          <Inline>
            <Button type="submit" variant="primary" pending={formData?.get('dealId') === dealId}>
              {text('deals.addAll')}
            </Button>
            <Link href={href}>{text('deals.shopKind')}</Link>
          </Inline>
        </form>
      ),
    };
  });
}
