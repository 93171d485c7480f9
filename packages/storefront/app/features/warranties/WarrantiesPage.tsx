import { garageQueries, useB2c, warrantyPurchase } from '@driveline/hooks';
import { AsideLayout, ButtonLink, Pagination } from '@driveline/ui';
import { WarrantyList } from '@driveline/ui/account';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { AccountFrame, PAGE_SIZE, pageHref, pageOf } from '../account-page/index.ts';
import { ClaimHelp } from './ClaimHelp.tsx';
import { itemPath, purchasePath, WARRANTIES_PATH } from './paths.ts';
import { useStoreName } from './useStoreName.ts';
import { warrantyFilter } from './warrantyFilter.ts';
import { WarrantyFilterForm } from './WarrantyFilterForm.tsx';

/** `/myWarranties`: what is covered, by purchase (ACCT-050). */
export function WarrantiesPage() {
  const text = useText();
  const { client } = useB2c();
  const [query] = useSearchParams();
  const filter = warrantyFilter(query);
  const { data, isError, refetch, isFetching } = useQuery({
    ...garageQueries.warranties(client, filter),
    placeholderData: keepPreviousData,
  });
  const storeName = useStoreName(data?.warranties ?? []);
  const purchases = data?.warranties.map((purchase) =>
    warrantyPurchase(purchase, storeName(purchase), ({ warrantyItemId }) =>
      itemPath(purchase.warrantyId, warrantyItemId),
    ),
  );
  const isNarrowed = filter.searchText !== undefined || filter.status !== undefined;
  return (
    <AccountFrame title={text('warranty.title')} lead={text('warranty.lead')}>
      <AsideLayout aside={<ClaimHelp />}>
        <WarrantyFilterForm query={query} />
        <WarrantyList
          purchases={purchases ?? (isError ? null : undefined)}
          href={({ id }) => purchasePath(id)}
          retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: WARRANTIES_PATH }}
          emptyActions={<ButtonLink href="/parts">{text('warranty.shop')}</ButtonLink>}
          {...(isNarrowed && { clearHref: WARRANTIES_PATH })}
        />
        <Pagination
          page={pageOf(query)}
          total={Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE)}
          hrefOf={(page) => pageHref(WARRANTIES_PATH, query, page)}
        />
      </AsideLayout>
    </AccountFrame>
  );
}
