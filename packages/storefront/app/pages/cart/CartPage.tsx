import type { Cart } from '@driveline/api';
import {
  askedPlace,
  LatePlace,
  lazyPart,
  orderGroups,
  orderLines,
  orderTotals,
  readRemedy,
  useCart,
  useQuantityChange,
  useSavedItems,
} from '@driveline/hooks';
import type { OrderLine } from '@driveline/ui';
import { AsideLayout, CartGroup, CartLine, EmptyCart, Heading, JobTiles, PageBody } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { repairJobs } from '../../models/repairJobs.ts';
import { serverParts } from '../../rendering/serverParts.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useNoticeText } from '../../shop/useErrorText.ts';
import { useNotify } from '../../shop/useNotify.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { PageNotice } from '../../parts/page/PageNotice.tsx';
import { CartFindings } from './CartFindings.tsx';
import * as paths from '../../paths/index.ts';
import CartAside from '../../slots/cart.aside.ts';

/** `/cart` (CART-001). */
export function CartPage() {
  const text = useText();
  const [query] = useSearchParams();
  const postalCode = askedPlace(query);
  const { data: cart, error, refetch } = useCart(postalCode ? { postalCode } : {});
  return (
    <PageBody>
      <PageHead title={text('cart.title')} description={text('cart.description')} />
      <PageNotice />
      {cart ? (
        <Contents cart={cart} postalCode={postalCode} />
      ) : (
        <>
          <Failure level={1} error={error} onRetry={() => void refetch()} />
          <Saved />
        </>
      )}
    </PageBody>
  );
}

function Contents({ cart, postalCode }: { cart: Cart; postalCode: string | undefined }) {
  const text = useText();
  const { market, record } = useShop();
  const totals = orderTotals(cart, market);
  if (orderLines(cart).length === 0) return <Empty />;
  return (
    <>
      <Heading level={1}>{text('cart.heading', { count: totals.itemCount })}</Heading>
      <AsideLayout aside={<CartAside {...{ cart, totals, postalCode }} />}>
        <CartFindings cart={cart} />
        <OneStopOffer cart={cart} />
        {orderGroups(cart, market).map((group) => (
          <CartGroup key={group.id} group={group} {...(record.today && { today: record.today })}>
            {group.lines.map((line) => (
              <EditableLine
                key={line.id}
                line={{ ...line, findings: cart.cartFindings?.filter((it) => it.commerceItemId === line.id) }}
                version={cart.cartVersion}
              />
            ))}
          </CartGroup>
        ))}
        <Share cart={cart} />
        <Saved />
      </AsideLayout>
    </>
  );
}

/** Nothing to buy yet, and where most purchases begin. */
function Empty() {
  const text = useText();
  return (
    <>
      <EmptyCart shopHref={paths.parts()} />
      <Saved />
      <JobTiles jobs={repairJobs.map(({ id, href, drawing }) => ({ label: text(id), href, drawing }))} />
    </>
  );
}

const OneStopInBrowser = lazyPart(async () => (await import('./OneStop.tsx')).OneStop);

/** Most carts have one line, and its script does not come to them. */
function OneStopOffer({ cart }: { cart: Cart }) {
  const { OneStop = OneStopInBrowser } = serverParts();
  if (orderLines(cart).length < 2) return null;
  return (
    <LatePlace of={OneStop}>
      <OneStop cart={cart} />
    </LatePlace>
  );
}

const ShareInBrowser = lazyPart(async () => (await import('../../parts/cart/ShareCart.tsx')).ShareCart);

/** A link works before its script is here. */
function Share({ cart }: { cart: Cart }) {
  const { ShareCart = ShareInBrowser } = serverParts();
  return (
    <LatePlace of={ShareCart}>
      <ShareCart lines={orderLines(cart)} of="cart" />
    </LatePlace>
  );
}

const SavedInBrowser = lazyPart(async () => (await import('./SavedInCart.tsx')).SavedInCart);

/** Most shoppers have saved nothing, and its script does not come to them. */
function Saved() {
  const { data, error } = useSavedItems();
  const { SavedInCart = SavedInBrowser } = serverParts();
  if (!error && !data?.savedItems.length) return null;
  return (
    <LatePlace of={SavedInCart}>
      <SavedInCart />
    </LatePlace>
  );
}

/** A line of the cart whose changes go to the server at once. */
function EditableLine({ line, version }: { line: OrderLine; version: number }) {
  const { notifyError } = useNotify();
  const [query] = useSearchParams();
  const told = readRemedy(query, line.id, useNoticeText()('item_fewer'));
  const { remedy, change } = useQuantityChange({ ...line, version }, told, notifyError);
  const fields = { commerceItemId: line.id, line: line.id };
  return (
    <CartLine
      line={{ ...line, ...(remedy && { remedy }) }}
      update={formTarget('update-line', fields)}
      remove={formTarget('remove-line', fields)}
      saveForLater={formTarget('save-line', fields)}
      swap={formTarget('swap-line', fields)}
      changeWay={formTarget('update-line', fields)}
      onQuantityChange={change}
    />
  );
}
