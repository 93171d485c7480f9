import { searchParameters, useSearch } from '@driveline/hooks';
import { Button, ButtonLink, EmptyState, Inline, ProductListSkeletons, useFormat } from '@driveline/ui';
import { OfferList, type Offer } from '@driveline/ui/browse';
import type { ReactNode } from 'react';
import { useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage, type NamedPageProps } from '../../parts/page/NamedPage.tsx';
import { Results } from '../../parts/products/Results.tsx';
import * as paths from '../../paths/index.ts';
import { type TextId, useText } from '../../shop/useShop.ts';
import type { DealFault } from './dealActions.ts';

/** The lists of deals, each a page of its own, in the order in which `/lp/deals` names them. */
export const DEAL_LISTS = {
  hot: { title: 'deals.hot', lead: 'deals.hotLead', path: paths.hotDeals() },
  clearance: { title: 'deals.clearance', lead: 'deals.clearanceLead', path: paths.clearance() },
  rebates: { title: 'deals.rebates', lead: 'deals.rebatesLead', path: paths.rebates() },
  coupons: { title: 'deals.coupons', lead: 'deals.couponsLead', path: paths.coupons() },
  circular: { title: 'deals.circular', lead: 'deals.circularLead', path: paths.circular() },
  pages: { title: 'deals.pages', lead: 'deals.pagesLead', path: paths.dealPages() },
} as const satisfies Record<string, { title: TextId; lead: TextId; path: string }>;

type DealFrameProps = Pick<NamedPageProps, 'isIndexed' | 'aside' | 'children'> & {
  readonly list: keyof typeof DEAL_LISTS;
};

/** One of the lists, below the page of all. */
export function DealFrame({ list, ...rest }: DealFrameProps) {
  const text = useText();
  const { title, lead, path } = DEAL_LISTS[list];
  const trail = [{ label: text('deals.title'), href: paths.deals() }];
  return <NamedPage title={text(title)} lead={text(lead)} path={path} trail={trail} {...rest} />;
}

/** Until when an offer holds, and whether it begins again then. */
export function useUntil() {
  const text = useText();
  const { date } = useFormat();
  return (lastDay: string, renews?: string) =>
    text(renews === 'monthly' ? 'deals.untilRenewed' : 'deals.until', { date: date(lastDay) });
}

type NoDealsProps = { readonly title: string; readonly href?: string; readonly action?: string };

/** Nothing to save on right now, and where to go on. */
export function NoDeals({ title, href = paths.parts(), action }: NoDealsProps) {
  const text = useText();
  return (
    <EmptyState
      title={title}
      actions={<ButtonLink href={href}>{action ?? text('deals.shopParts')}</ButtonLink>}
    />
  );
}

type DealPartsProps = {
  /** What the search knows the shelf by. */
  readonly shelf: string;
  /** Of the page, which filters, order and numbers are appended to. */
  readonly path: string;
  /** Said where there is none. */
  readonly none: string;
};

/** The parts of a deal as a shelf with its filters, order and pages. */
export function DealParts({ shelf, path, none }: DealPartsProps) {
  const [query] = useSearchParams();
  const { data, error, isFetching, refetch } = useSearch(searchParameters(query, shelf));
  if (!data) return error ? <Failure error={error} onRetry={refetch} /> : <ProductListSkeletons />;
  if (data.totalCount === 0 && query.size === 0) return <NoDeals title={none} />;
  return <Results result={{ ...data, breadCrumbs: [] }} path={path} headingLevel={2} isBusy={isFetching} />;
}

/** Offers that a form each takes, below what the last one was refused for; `children` where there is none. */
export function DealOffers({ offers, children }: { offers: readonly Offer[]; children: ReactNode }) {
  return (
    <>
      <Refused answer={useActionData() as DealFault | undefined} />
      {offers.length > 0 ? <OfferList offers={offers} /> : children}
    </>
  );
}

/** How an offer is taken: what its form sends, and to where. */
const TAKEN = {
  code: { action: paths.coupons(), intent: 'apply-code', name: 'promoCode' },
  deal: { action: paths.hotDeals(), intent: 'add-deal', name: 'dealId' },
} as const;

type OfferFormProps = {
  readonly take: keyof typeof TAKEN;
  readonly value: string;
  readonly parts?: string;
  readonly label: string;
  /** Other ways to take the offer. */
  readonly children: ReactNode;
};

/** Takes an offer: its button sends the value. */
export function OfferForm({ take, value, parts, label, children }: OfferFormProps) {
  const { action, intent, name } = TAKEN[take];
  return (
    <IntentForm action={action} intent={intent} fields={{ [name]: value, parts }}>
      <Inline>
        <Button type="submit" variant="primary" pending={useNavigation().formData?.get(name) === value}>
          {label}
        </Button>
        {children}
      </Inline>
    </IntentForm>
  );
}
