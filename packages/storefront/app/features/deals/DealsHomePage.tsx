import { dealQueries, dealSummary, useB2c } from '@driveline/hooks';
import { CategoryTiles, DealCards, Heading, Stack } from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { NoDeals } from './NoDeals.tsx';

/** `/lp/deals`: where to save, by category and by kind (CATALOG-043). */
export function DealsHomePage() {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const { data: list } = useQuery(dealQueries.list(client));
  const { data: byCategory } = useQuery(dealQueries.byCategory(client));
  const deals = (list?.deals ?? []).map((deal) => dealSummary(deal, market));
  const tiles = (byCategory?.categories ?? []).map(({ categoryName, canonicalPath, drawing }) => ({
    label: categoryName,
    href: canonicalPath,
    picture: { drawing },
  }));
  const card = (title: string, lead: string, href: string) => ({
    title,
    text: lead,
    link: { label: title, href },
  });
  return (
    <NamedPage title={text('deals.title')} lead={text('deals.lead')} path="/lp/deals">
      {deals.length + tiles.length === 0 && <NoDeals title={text('deals.none')} />}
      {tiles.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2}>{text('deals.byCategory')}</Heading>
          <CategoryTiles tiles={tiles} dense label={text('deals.byCategory')} />
        </Stack>
      )}
      <DealCards deals={deals} />
      <InfoCards
        title={text('deals.more')}
        cards={[
          card(text('deals.hot'), text('deals.hotLead'), '/deals/hotDeal'),
          card(text('deals.clearance'), text('deals.clearanceLead'), '/deals/clearance'),
          card(text('deals.rebates'), text('deals.rebatesLead'), '/deals/rebates'),
          card(text('deals.coupons'), text('deals.couponsLead'), '/coupons'),
          card(text('deals.circular'), text('deals.circularLead'), '/circular'),
          card(text('deals.pages'), text('deals.pagesLead'), '/deals/pages'),
        ]}
      />
    </NamedPage>
  );
}
