import { isB2cError } from '@driveline/api';
import { useAddItem, useCart } from '@driveline/hooks/cart';
import { orderGroups, orderTotals } from '@driveline/hooks/models';
import { us } from '@driveline/markets/us';
import { Button, OrderLines, OrderSummary } from '@driveline/ui';
import { Form, TextField } from '@driveline/ui/forms';
import { enUS, issueText } from '@driveline/validation/messages';
import { itemForm, toItem, type Posted } from './item.ts';

/** The cart of the session, and a form that puts a part into it: with script at once, without it by a post. */
export function Cart({ posted: { refusal, ...form } }: { posted: Posted }) {
  const { data: cart } = useCart();
  const add = useAddItem();
  const lines = cart ? orderGroups(cart, us).flatMap((group) => group.lines) : [];
  const alert = isB2cError(add.error) ? add.error.message : refusal;
  return (
    <main>
      <h1>Your cart</h1>
      {lines.length > 0 ? <OrderLines lines={lines} placed={false} /> : <p>Nothing here yet.</p>}
      {cart && <OrderSummary totals={orderTotals(cart, us)} />}
      <Form
        {...form}
        method="post"
        action="/cart"
        rules={itemForm}
        issueText={(issue) => issueText(issue, enUS)}
        withSummary={false}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = Object.fromEntries(new FormData(event.currentTarget));
          add.mutate(toItem(itemForm.validate(typed).values));
        }}
      >
        {(field) => (
          <>
            <TextField {...field('skuNumber')} label="Part" required />
            <TextField {...field('quantity')} label="Quantity" inputMode="numeric" />
            <Button type="submit" variant="primary" pending={add.isPending}>
              Add
            </Button>
          </>
        )}
      </Form>
      {alert && <p role="alert">{alert}</p>}
    </main>
  );
}
