import {
  garageQueries,
  PAGE_SIZE,
  pageHref,
  pageOf,
  useB2c,
  useWarranty,
  warrantyFilterOf,
  warrantyPurchase,
  warrantyStates,
} from '@driveline/hooks';
import { Button, ButtonLink, Card, Inline, Pagination, Stack } from '@driveline/ui';
import { WarrantyCard, WarrantyList } from '@driveline/ui/account';
import { FieldGroup, Select, TextField } from '@driveline/ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useShop.ts';
import { PrintButton } from '../../parts/account/AccountFrame.tsx';
import { Options } from '../../parts/form/Options.tsx';
import type { Purchase } from './loadWarranties.ts';
import { NotHere, retryOf, useStoreName, WarrantyFrame } from './WarrantyFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/myWarranties`: what is covered, by purchase (ACCT-050). */
export function WarrantiesPage() {
  const text = useText();
  const { client } = useB2c();
  const [query] = useSearchParams();
  const filter = warrantyFilterOf(query);
  const asked = useQuery({
    ...garageQueries.warranties(client, filter),
    placeholderData: keepPreviousData,
  });
  const { data, isError } = asked;
  const shown = useShown(data?.warranties);
  const isNarrowed = filter.searchText !== undefined || filter.status !== undefined;
  return (
    <WarrantyFrame title={text('warranty.title')} lead={text('warranty.lead')}>
      <FilterForm query={query} />
      <WarrantyList
        purchases={data?.warranties.map(shown) ?? (isError ? null : undefined)}
        href={({ id }) => paths.purchase(id)}
        retry={retryOf(asked, paths.warranties())}
        emptyActions={<ButtonLink href={paths.parts()}>{text('warranty.shop')}</ButtonLink>}
        {...(isNarrowed && { clearHref: paths.warranties() })}
      />
      <Pagination
        page={pageOf(query)}
        total={Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE)}
        hrefOf={(page) => pageHref(paths.warranties(), query, page)}
      />
    </WarrantyFrame>
  );
}

/** `/myWarranties/{warrantyId}`: one purchase and each of its parts (ACCT-051). */
export function PurchasePage() {
  const text = useText();
  const { warrantyId = '' } = useParams();
  const asked = useWarranty(warrantyId);
  const shown = useShown(asked.data?.warranties);
  const purchase = asked.data?.warranties[0];
  const title = purchase
    ? text('warranty.receipt', { number: purchase.receiptNumber })
    : text('warranty.purchase');
  return (
    <WarrantyFrame title={title} trail={[{ label: text('warranty.title'), href: paths.warranties() }]}>
      {purchase ? (
        <WarrantyCard purchase={shown(purchase)} />
      ) : (
        <NotHere asked={asked} href={paths.purchase(warrantyId)} />
      )}
      <Inline>
        <ButtonLink href={paths.warranties()} variant="outline">
          {text('warranty.all')}
        </ButtonLink>
        <PrintButton />
      </Inline>
    </WarrantyFrame>
  );
}

/** A purchase as the list and its own page show it. */
function useShown(purchases: readonly Purchase[] | undefined) {
  const storeName = useStoreName(purchases);
  return (purchase: Purchase) =>
    warrantyPurchase(purchase, storeName(purchase), ({ warrantyItemId }) =>
      paths.coveredPart(purchase.warrantyId, warrantyItemId),
    );
}

/** Narrows the warranties by part and state; a plain form, so the address tells what is shown (ACCT-050). */
function FilterForm({ query }: { query: URLSearchParams }) {
  const text = useText();
  const field = (name: string, label: string) => ({ name, label, defaultValue: query.get(name) ?? '' });
  return (
    <Card>
      <form method="get" action={paths.warranties()} key={query.toString()}>
        <Stack gap={5}>
          <FieldGroup columns={2}>
            <TextField
              id="warranty-search"
              {...field('searchText', text('warranty.search'))}
              type="search"
              maxLength={60}
              autoComplete="off"
            />
            <Select id="warranty-status" {...field('status', text('warranty.state'))}>
              <option value="">{text('warranty.state.all')}</option>
              <Options of={warrantyStates.map((state) => [state, text(`warranty.state.${state}`)])} />
            </Select>
          </FieldGroup>
          <div>
            <Button type="submit">{text('warranty.show')}</Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
