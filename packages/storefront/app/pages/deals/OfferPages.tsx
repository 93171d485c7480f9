import { isB2cError } from '@driveline/api';
import {
  currentCoupons,
  dealSummary,
  useB2c,
  useContentPage,
  useDealCategories,
  useDeals,
} from '@driveline/hooks';
import { ButtonLink, CopyButton, Link, useFormat, useStrings } from '@driveline/ui';
import type { Offer } from '@driveline/ui/browse';
import { Failure } from '../../parts/page/Failure.tsx';
import * as paths from '../../paths/index.ts';
import { notify } from '../../shop/notify.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useToday } from '../../shop/today.ts';
import { DealOffers, DealFrame, NoDeals, OfferForm, useUntil } from './DealFrame.tsx';

/** `/coupons`: codes to copy, or to apply to the cart at once (CATALOG-044, CATALOG-045). */
export function CouponsPage() {
  const text = useText();
  const until = useUntil();
  const { data, error, refetch } = useContentPage(paths.couponContent());
  const { coupons } = useDealCategories().data ?? {};
  const today = useToday();
  // Content without such a page has no codes.
  const hasFailed = error && !(isB2cError(error) && error.status === 404);
  const offers = currentCoupons(data ?? { blocks: [] }, today ?? '', coupons).map(
    ({ code, title, terms, endsOn, renews, href }) => ({
      id: code,
      title,
      code,
      facts: endsOn ? [terms, until(endsOn, renews)] : [terms],
      actions: (
        <OfferForm take="code" value={code} label={text('deals.apply')}>
          <Copy code={code} />
          {href && <Link href={href}>{text('deals.shopItems')}</Link>}
        </OfferForm>
      ),
    }),
  );
  return (
    <DealFrame list="coupons">
      {hasFailed ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DealOffers offers={offers}>
          <NoDeals title={text('deals.noCoupons')} href={paths.deals()} action={text('deals.title')} />
        </DealOffers>
      )}
    </DealFrame>
  );
}

function Copy({ code }: { code: string }) {
  const text = useText();
  const { client } = useB2c();
  return (
    <CopyButton
      value={code}
      variant="outline"
      size="m"
      aria-label={text('deals.copyCode', { code })}
      onCopied={() => notify({ text: text('deals.copied'), tag: 'copied' })}
      onRefused={() => {
        const body = { message: 'Failed to copy promo code to clipboard', level: 'error' as const };
        // A log must not add to what went wrong.
        client.call('shell.log', { body }).catch(() => undefined);
        notify({ text: text('deals.copyFailed'), type: 'error', tag: 'copied' });
      }}
    >
      {text('deals.copy')}
    </CopyButton>
  );
}

/** `/deals/hotDeal`: parts that are cheaper together, added together (CATALOG-040). */
export function HotDealsPage() {
  const text = useText();
  const { data, error, refetch } = useDeals();
  const offers = useHotOffers(data?.deals ?? []);
  return (
    <DealFrame list="hot">
      <DealOffers offers={offers}>
        {data ? <NoDeals title={text('deals.none')} /> : <Failure error={error} onRetry={refetch} />}
      </DealOffers>
    </DealFrame>
  );
}

/** Deals with their parts, price and the button that adds them together; without parts, the way to see them. */
export function useHotOffers(deals: readonly Parameters<typeof dealSummary>[0][]): Offer[] {
  const text = useText();
  const until = useUntil();
  const { money } = useFormat();
  const words = useStrings().page.deals;
  const { market } = useShop();
  return deals.map((deal) => {
    const summary = dealSummary(deal, market);
    const { dealId, title, terms, href, drawing, priceMinor, wasMinor, items, needs, question } = summary;
    const [price, saved] = [money(priceMinor), money(wasMinor - priceMinor)];
    return {
      id: dealId,
      title,
      drawing,
      drawings: items.map((item) => item.drawing),
      ...(!needs && { saving: words.save(saved) }),
      lead: needs ? words.from(price) : text('deals.together', { price, saved }),
      facts: [
        ...items.map((item) => text('deals.item', { count: item.quantity, title: item.label })),
        ...(question?.label ? [question.label] : []),
        terms,
        until(deal.endDate, deal.renews),
      ],
      actions: needs ? (
        <ButtonLink
          href={question?.href ?? paths.vehicles()}
          variant="outline"
          aria-describedby={`${dealId}-title`}
        >
          {question ? words.answer : words.addVehicle}
        </ButtonLink>
      ) : (
        <OfferForm take="deal" value={dealId} parts={summary.parts} label={text('deals.addAll')}>
          <Link href={href}>{text('deals.shopKind')}</Link>
        </OfferForm>
      ),
    };
  });
}
