import { dealQueries, useB2c } from '@driveline/hooks';
import { Heading, Stack } from '@driveline/ui';
import { FilterForm, OfferList } from '@driveline/ui/browse';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { NoDeals } from './NoDeals.tsx';
import { rebatesWith } from './rebates.ts';
import { useRebateOffers } from './useRebateOffers.tsx';

const PATH = '/deals/rebates';

/** `/deals/rebates`: money that brands give back, the soonest to end first (CATALOG-042). */
export function RebatesPage() {
  const text = useText();
  const { client } = useB2c();
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const { data, error, refetch } = useQuery(dealQueries.rebates(client));
  const found = rebatesWith(data?.rebates ?? [], query);
  const current = useRebateOffers(found.filter(({ hasEnded }) => !hasEnded));
  const ended = useRebateOffers(found.filter(({ hasEnded }) => hasEnded));
  return (
    <NamedPage
      title={text('deals.rebates')}
      lead={text('deals.rebatesLead')}
      path={PATH}
      trail={[{ label: text('deals.title'), href: '/lp/deals' }]}
      isIndexed={!parameters.has('q')}
    >
      {!data && <Failure error={error} onRetry={() => void refetch()} />}
      {data && data.rebates.length > 0 && (
        <FilterForm
          action={PATH}
          label={text('deals.findRebate')}
          submitLabel={text('browse.show')}
          query={query}
          onQueryChange={setQuery}
        />
      )}
      {current.length > 0 && <OfferList offers={current} />}
      {data && current.length === 0 && (
        <NoDeals title={text('deals.noRebates')} href={PATH} action={text('browse.showAll')} />
      )}
      {ended.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2}>{text('deals.recentlyEnded')}</Heading>
          <OfferList offers={ended} level={3} />
        </Stack>
      )}
    </NamedPage>
  );
}
