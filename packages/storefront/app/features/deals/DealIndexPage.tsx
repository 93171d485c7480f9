import { pageQueries, useB2c } from '@driveline/hooks';
import { ButtonLink } from '@driveline/ui';
import { OfferList } from '@driveline/ui/browse';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { NoDeals } from './NoDeals.tsx';

const PATH = '/deals/pages';

/** `/deals/pages`: the merchandising shelves of now (CATALOG-040). */
export function DealIndexPage() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(pageQueries.page(client, PATH));
  const offers = (data?.blocks ?? []).flatMap((block) =>
    block.kind === 'hero' && block.link
      ? [
          {
            id: block.link.href.split('/').at(-1) ?? '',
            title: block.title,
            lead: block.text,
            ...(block.drawing && { drawing: block.drawing }),
            actions: <ButtonLink href={block.link.href}>{text('deals.see')}</ButtonLink>,
          },
        ]
      : [],
  );
  return (
    <NamedPage
      title={text('deals.pages')}
      lead={text('deals.pagesLead')}
      path={PATH}
      trail={[{ label: text('deals.title'), href: '/lp/deals' }]}
    >
      {!data && <Failure error={error} onRetry={() => void refetch()} />}
      {data && offers.length === 0 && <NoDeals title={text('deals.none')} />}
      {offers.length > 0 && <OfferList offers={offers} />}
    </NamedPage>
  );
}
