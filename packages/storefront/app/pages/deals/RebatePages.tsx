import { toMinor, type Rebate } from '@driveline/api';
import { rebatesWith, storeLabel, useB2c, useDeals, useMyStore, useRebates } from '@driveline/hooks';
import { ButtonLink, Heading, Link, Stack, Text, useFormat } from '@driveline/ui';
import { FilterForm, OfferList, type Offer } from '@driveline/ui/browse';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PrintButton } from '../../parts/account/AccountFrame.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { DealFrame, DealOffers, NoDeals } from './DealFrame.tsx';
import { useHotOffers } from './OfferPages.tsx';

/** `/deals/rebates`: money that brands give back, the soonest to end first (CATALOG-042). */
export function RebatesPage() {
  const text = useText();
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const { data, error, refetch } = useRebates();
  const found = rebatesWith(data?.rebates ?? [], query);
  const current = useRebateOffers(found.filter(({ hasEnded }) => !hasEnded));
  const ended = useRebateOffers(found.filter(({ hasEnded }) => hasEnded));
  return (
    <DealFrame list="rebates" isIndexed={!parameters.has('q')}>
      {!data && <Failure error={error} onRetry={refetch} />}
      {data && data.rebates.length > 0 && (
        <FilterForm
          action={paths.rebates()}
          label={text('deals.findRebate')}
          submitLabel={text('browse.show')}
          query={query}
          onQueryChange={setQuery}
        />
      )}
      {current.length > 0 && <OfferList offers={current} />}
      {data && current.length === 0 && (
        <NoDeals title={text('deals.noRebates')} href={paths.rebates()} action={text('browse.showAll')} />
      )}
      <OfferSection title={text('deals.recentlyEnded')} offers={ended} />
    </DealFrame>
  );
}

/** `/circular`: what is cheaper at the shopper's store this week (CATALOG-041). */
export function CircularPage() {
  const text = useText();
  const { market } = useShop();
  const { shopper } = useB2c();
  const store = useMyStore();
  const { data } = useRebates(shopper.storeNumber);
  const deals = useHotOffers(useDeals().data?.deals ?? []);
  const offers = useRebateOffers((data?.rebates ?? []).filter(({ hasEnded }) => !hasEnded));
  return (
    <DealFrame list="circular" aside={<PrintButton />}>
      <Stack gap={3} align="start">
        <Text weight="bold">
          {store ? text('deals.atStore', { store: storeLabel(store, market).full }) : text('deals.noStore')}
        </Text>
        <ButtonLink href={paths.stores()}>
          {text(store ? 'deals.changeStore' : 'deals.chooseStore')}
        </ButtonLink>
      </Stack>
      <DealOffers offers={deals}>{null}</DealOffers>
      <OfferSection title={text('deals.rebates')} offers={offers} />
      {deals.length + offers.length === 0 && (
        <NoDeals title={text('deals.noAd')} href={paths.deals()} action={text('deals.title')} />
      )}
    </DealFrame>
  );
}

/** Offers below a heading; nothing without any. */
const OfferSection = ({ title, offers }: { title: string; offers: readonly Offer[] }) =>
  offers.length > 0 && (
    <Stack as="section" gap={4}>
      <Heading level={2}>{title}</Heading>
      <OfferList offers={offers} level={3} />
    </Stack>
  );

/** Rebates as cards: what comes back, for which parts, when, the form and the shelf. */
function useRebateOffers(rebates: readonly Rebate[]): Offer[] {
  const text = useText();
  const { money, date } = useFormat();
  const { market } = useShop();
  return rebates.map(
    ({ id, brand, products, amount, startDate, expirationDate, hasEnded, formUrl, shopUrl }) => ({
      id: `rebate-${id}`,
      title: text('deals.back', { amount: money(toMinor(amount, market.currency.minorDigits)), brand }),
      lead: products.map(({ name }) => name).join(', '),
      facts: [
        hasEnded
          ? text('deals.endedOn', { date: date(expirationDate) })
          : text('deals.between', { from: date(startDate), to: date(expirationDate) }),
      ],
      hasEnded,
      actions: (
        <>
          {!hasEnded && (
            <ButtonLink href={products[0]?.canonicalPath ?? paths.at(shopUrl)}>
              {text('deals.shopItems')}
            </ButtonLink>
          )}
          <Link href={formUrl} newTab>
            {text('deals.form')}
          </Link>
        </>
      ),
    }),
  );
}
