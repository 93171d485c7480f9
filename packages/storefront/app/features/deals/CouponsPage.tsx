import { isB2cError } from '@driveline/api';
import { pageQueries, useB2c } from '@driveline/hooks';
import { Button, CopyButton, Inline, Link, useFormat } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigation } from 'react-router-dom';
import { useToday } from '../../shop/today.ts';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { notify } from '../notifications/index.ts';
import { Failure } from '../page/index.ts';
import { currentCoupons } from './currentCoupons.ts';
import { DealOffers } from './DealOffers.tsx';
import { COUPONS_PATH } from './loaders.ts';
import { NoDeals } from './NoDeals.tsx';

/** `/coupons`: codes to copy, or to apply to the cart at once (CATALOG-044, CATALOG-045). */
export function CouponsPage() {
  const text = useText();
  const { date } = useFormat();
  const { formData } = useNavigation();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(pageQueries.page(client, COUPONS_PATH));
  const today = useToday();
  // Content without such a page has no codes.
  const hasFailed = error && !(isB2cError(error) && error.status === 404);
  const offers = currentCoupons(data ?? { blocks: [] }, today ?? '').map(
    ({ code, title, terms, endsOn, href }) => ({
      id: code,
      title,
      code,
      facts: [terms, text('deals.until', { date: date(endsOn) })],
      actions: (
        <form method="post" action={COUPONS_PATH} data-intent="apply-code">
          <input type="hidden" name="promoCode" value={code} />
          <Inline>
            <Button type="submit" variant="primary" pending={formData?.get('promoCode') === code}>
              {text('deals.apply')}
            </Button>
            <Copy code={code} />
            {href && <Link href={href}>{text('deals.shopItems')}</Link>}
          </Inline>
        </form>
      ),
    }),
  );
  return (
    <NamedPage
      title={text('deals.coupons')}
      lead={text('deals.couponsLead')}
      path={COUPONS_PATH}
      trail={[{ label: text('deals.title'), href: '/lp/deals' }]}
    >
      {hasFailed ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <DealOffers offers={offers}>
          <NoDeals title={text('deals.noCoupons')} href="/lp/deals" action={text('deals.title')} />
        </DealOffers>
      )}
    </NamedPage>
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
      onCopied={() => notify({ text: text('deals.copied') })}
      onRefused={() => {
        const body = { message: 'Failed to copy promo code to clipboard', level: 'error' as const };
        // A log must not add to what went wrong.
        client.call('shell.log', { body }).catch(() => undefined);
        notify({ text: text('deals.copyFailed'), type: 'error' });
      }}
    >
      {text('deals.copy')}
    </CopyButton>
  );
}
