import { historyOrder, orderQueries, useB2c } from '@driveline/hooks';
import { Alert, ButtonLink, Link, Pagination } from '@driveline/ui';
import { OrderList } from '@driveline/ui/account';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { AccountFrame, PAGE_SIZE, pageHref, pageOf } from '../account-page/index.ts';
import type { BuyAgainAnswer } from './buyAgain.ts';
import { historyFilter } from './historyFilter.ts';
import { HistoryFilterForm } from './HistoryFilterForm.tsx';
import { HISTORY_PATH, orderPath, TRACK_PATH } from './paths.ts';

/** `/user/orderHistory` (ACCT-046). */
export function OrderHistoryPage() {
  const text = useText();
  const { market } = useShop();
  const { client } = useB2c();
  const [query] = useSearchParams();
  const filter = historyFilter(query);
  const page = pageOf(query);
  const { data, isError, refetch, isFetching } = useQuery({
    ...orderQueries.historyPage(client, filter, page),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Object.keys(filter).length > 1;
  const orders = data?.orders.map((entry) => historyOrder(entry, market)) ?? (isError ? null : undefined);
  return (
    <AccountFrame title={text('account.orders')}>
      <NotAllAgain />
      <HistoryFilterForm query={query} />
      <OrderList
        orders={orders}
        detailsHref={({ number }) => orderPath(number)}
        buyAgain={({ canBuyAgain }) =>
          canBuyAgain ? { action: HISTORY_PATH, intent: 'buy-again' } : undefined
        }
        retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: HISTORY_PATH }}
        emptyActions={
          <>
            <ButtonLink href="/lp/deals">{text('account.seeDeals')}</ButtonLink>
            <ButtonLink href={TRACK_PATH} variant="outline">
              {text('signIn.track')}
            </ButtonLink>
          </>
        }
        {...(isNarrowed && { clearHref: HISTORY_PATH })}
      />
      <Pagination
        page={page}
        total={Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE)}
        hrefOf={(number) => pageHref(HISTORY_PATH, query, number)}
      />
    </AccountFrame>
  );
}

/** What of an order is not sold any more, by name (ACCT-046). */
function NotAllAgain() {
  const text = useText();
  const answer = useActionData() as BuyAgainAnswer | undefined;
  if (!answer) return null;
  return (
    <Alert
      tone="warning"
      role="alert"
      actions={answer.hasAdded && <Link href="/cart">{text('account.toCart')}</Link>}
    >
      {text(answer.hasAdded ? 'account.notAllAgain' : 'account.noneAgain', {
        titles: answer.missing.join(', '),
      })}
    </Alert>
  );
}
