import { pageHref, useOrderHistory } from '@driveline/hooks';
import { Alert, Button, ButtonLink, Card, Disclosure, Inline, Link } from '@driveline/ui';
import { Pagination, Stack, useStrings } from '@driveline/ui';
import { OrderList } from '@driveline/ui/account';
import { DateField, FieldGroup, Select, TextField } from '@driveline/ui/forms';
import { orderTypes } from '@driveline/validation';
import { useActionData, useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { AccountFrame } from '../../parts/account/AccountFrame.tsx';
import { Options } from '../../parts/form/Options.tsx';
import { useToday } from '../../shop/today.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import type { BuyAgainAnswer } from './orderActions.ts';
import * as paths from '../../paths/index.ts';

/** `/user/orderHistory` (ACCT-046). */
export function OrderHistoryPage() {
  const text = useText();
  const { market } = useShop();
  const today = useToday();
  const [query] = useSearchParams();
  const { page, pages, orders, isNarrowed, refetch, isFetching } = useOrderHistory(query, market, today);
  return (
    <AccountFrame title={text('account.orders')}>
      <NotAllAgain />
      <HistoryFilterForm query={query} isNarrowed={isNarrowed} />
      <OrderList
        orders={orders}
        detailsHref={({ number }) => paths.order(number)}
        returnHref={({ number, canReturn }) => (canReturn ? paths.returnParts(number) : undefined)}
        buyAgain={({ canBuyAgain }) => (canBuyAgain ? targetAt(paths.orders(), 'buy-again') : undefined)}
        retry={{ onRetry: () => void refetch(), isRetrying: isFetching, href: paths.orders() }}
        emptyActions={
          <>
            <ButtonLink href={paths.deals()}>{text('account.seeDeals')}</ButtonLink>
            <ButtonLink href={paths.trackOrder()} variant="outline">
              {text('signIn.track')}
            </ButtonLink>
          </>
        }
        {...(isNarrowed && { clearHref: paths.orders() })}
      />
      <Pagination page={page} total={pages} hrefOf={(number) => pageHref(paths.orders(), query, number)} />
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
      actions={answer.hasAdded && <Link href={paths.cart()}>{text('account.toCart')}</Link>}
    >
      {text(answer.hasAdded ? 'account.notAllAgain' : 'account.noneAgain', {
        titles: answer.missing.join(', '),
      })}
    </Alert>
  );
}

/** Narrows the history by type, days and number; a plain form, so the address tells what is shown (ACCT-046). */
function HistoryFilterForm({ query, isNarrowed }: { query: URLSearchParams; isNarrowed: boolean }) {
  const text = useText();
  const { order, shelf } = useStrings();
  const field = (name: string, label: string) => ({ name, label, defaultValue: query.get(name) ?? '' });
  return (
    <Card>
      <Disclosure variant="plain" summary={shelf.filters} phoneOnly open={isNarrowed} key={query.toString()}>
        <form method="get" action={paths.orders()}>
          <Stack>
            <FieldGroup columns={2}>
              <Select id="history-type" {...field('orderType', text('account.orderType'))}>
                <option value="">{text('account.allTypes')}</option>
                <Options of={orderTypes.map((type) => [type, order.type[type]])} />
              </Select>
              <TextField id="history-number" {...field('orderId', text('track.number'))} autoComplete="off" />
              <DateField id="history-from" {...field('fromDate', text('account.from'))} />
              <DateField id="history-to" {...field('toDate', text('account.to'))} />
            </FieldGroup>
            <Inline>
              <Button type="submit">{text('account.show')}</Button>
            </Inline>
          </Stack>
        </form>
      </Disclosure>
    </Card>
  );
}
