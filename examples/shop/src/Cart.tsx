import { isB2cError } from '@driveline/api';
import { cartMutations, cartQueries, useB2c, useB2cMutation } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';

const money = new Intl.NumberFormat(us.locale, { style: 'currency', currency: us.currency.code });

/** The cart of the session, and a form that puts a part into it: with script at once, without it by a post. */
export function Cart() {
  const { client } = useB2c();
  const { data: cart } = useQuery(cartQueries.detail(client));
  const add = useB2cMutation(cartMutations.addItem(client));
  const lines =
    cart?.orders.flatMap((order) => order.shipmentInfoList.flatMap((one) => one.lineItemList)) ?? [];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const skuNumber = String(new FormData(event.currentTarget).get('skuNumber'));
    add.mutate({ skuNumber, quantity: 1, shipmentType: 'regular' });
  };
  return (
    <main>
      <h1>Your cart</h1>
      {lines.length === 0 && <p>Nothing here yet.</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.commerceItemId}>
            {line.itemQuantity} × {line.itemDescription}: {money.format(line.lineTotal)}
          </li>
        ))}
      </ul>
      <p>
        Total <output>{money.format(cart?.grandOrderPriceInfo.totalPrice ?? 0)}</output>
      </p>
      <form method="post" action="/cart" onSubmit={onSubmit}>
        <label>
          Part <input name="skuNumber" defaultValue="100001" required />
        </label>
        <button disabled={add.isPending}>Add</button>
      </form>
      {isB2cError(add.error) && <p role="alert">{add.error.message}</p>}
    </main>
  );
}
