import { useDealCards, useDealCategories } from '@driveline/hooks';
import { CategoryTiles, DealCards, Heading, Stack } from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { RewardsBanner } from '../../parts/rewards/RewardsBanner.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { DEAL_LISTS, NoDeals } from './DealFrame.tsx';

/** `/lp/deals`: where to save, by category and by kind (CATALOG-043). */
export function DealsHomePage() {
  const text = useText();
  const { data } = useDealCategories();
  const { data: deals = [] } = useDealCards(useShop().market);
  const tiles = (data?.categories ?? []).map(({ categoryName, canonicalPath, drawing, dealCount }) => ({
    label: categoryName,
    href: canonicalPath,
    note: text('deals.count', { count: dealCount }),
    picture: { drawing },
  }));
  const lists = Object.values(DEAL_LISTS).map(({ title, lead, path }) => ({
    title: text(title),
    text: text(lead),
    link: { label: text(title), href: path },
  }));
  return (
    <NamedPage title={text('deals.title')} lead={text('deals.lead')} path={paths.deals()}>
      {deals.length + tiles.length === 0 && <NoDeals title={text('deals.none')} />}
      {tiles.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2}>{text('deals.byCategory')}</Heading>
          <CategoryTiles tiles={tiles} dense label={text('deals.byCategory')} />
        </Stack>
      )}
      <DealCards deals={deals} vehicleHref={paths.vehicles()} />
      <InfoCards title={text('deals.more')} cards={lists} />
      <RewardsBanner />
    </NamedPage>
  );
}
