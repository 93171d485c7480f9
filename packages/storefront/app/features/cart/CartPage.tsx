import type { Cart } from '@driveline/api';
import { cartQueries, orderGroups, orderLines, orderTotals, useB2c } from '@driveline/hooks';
import { AsideLayout, CartGroup, EmptyCart, Heading, JobTiles, OrderSummary, PageBody } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { jobs, PARTS } from '../../models/jobs.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { Failure, PageHead } from '../page/index.ts';
import { CartFindings } from './CartFindings.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { EditableLine } from './EditableLine.tsx';
import { postalCodeOf } from './loadCart.ts';
import { PostalCodeForm } from './PostalCodeForm.tsx';
import { PromoCodes } from './PromoCodes.tsx';

/** `/cart` (CART-001). */
export function CartPage() {
  const text = useText();
  const { client } = useB2c();
  const [query] = useSearchParams();
  const postalCode = postalCodeOf(query);
  const {
    data: cart,
    error,
    refetch,
  } = useQuery(cartQueries.detail(client, postalCode ? { postalCode } : {}));
  return (
    <PageBody>
      <PageHead title={text('cart.title')} description={text('cart.description')} />
      {cart ? (
        <Contents cart={cart} postalCode={postalCode} />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}

function Contents({ cart, postalCode }: { cart: Cart; postalCode: string | undefined }) {
  const text = useText();
  const { market, record } = useShop();
  const totals = orderTotals(cart, market);
  if (orderLines(cart).length === 0) return <Empty />;
  const summary = (
    <OrderSummary totals={totals}>
      <PromoCodes cart={cart} postalCode={postalCode} />
      <PostalCodeForm place={totals.place} />
      <CheckoutForm cart={cart} hasWallets />
    </OrderSummary>
  );
  return (
    <>
      <Heading level={1}>{text('cart.heading', { count: totals.itemCount })}</Heading>
      <AsideLayout aside={summary}>
        <CartFindings cart={cart} />
        {orderGroups(cart, market).map((group) => (
          <CartGroup key={group.id} group={group} {...(record.today && { today: record.today })}>
            {group.lines.map((line) => (
              <EditableLine key={line.id} line={{ ...line, findings: findingsOf(cart, line.id) }} />
            ))}
          </CartGroup>
        ))}
      </AsideLayout>
    </>
  );
}

/** Nothing to buy yet, and where most purchases begin. */
function Empty() {
  const text = useText();
  return (
    <>
      <EmptyCart shopHref={PARTS} />
      <JobTiles jobs={jobs.map(({ id, href, drawing }) => ({ label: text(id), href, drawing }))} />
    </>
  );
}

/** What the audit found at a line (PLUS-005). */
const findingsOf = ({ cartFindings = [] }: Cart, lineId: string) =>
  cartFindings.filter(({ commerceItemId }) => commerceItemId === lineId);
