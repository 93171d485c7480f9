import { isB2cError, toMinor } from '@driveline/api';
import { orderLines, useAddItem, useCart } from '@driveline/hooks/cart';
import { Button, Price } from '@driveline/ui';
import { Form, TextField } from '@driveline/ui/forms';
import { enUS, issueText } from '@driveline/validation/messages';
import { itemForm, toItem, type Posted } from './item.ts';

/** The cart of the session, and a form that puts a part into it: with script at once, without it by a post. */
export function Cart({ posted: { refusal, ...form } }: { posted: Posted }) {
  const { data: cart } = useCart();
  const add = useAddItem();
  const lines = cart ? orderLines(cart) : [];
  const alert = isB2cError(add.error) ? add.error.message : refusal;
  return (
    <main>
      <h1>Your cart</h1>
      {lines.length === 0 && <p>Nothing here yet.</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.commerceItemId}>
            {line.itemQuantity} × {line.itemDescription}: <Price size="s" minor={toMinor(line.lineTotal)} />
          </li>
        ))}
      </ul>
      <p>
        Total{' '}
        <output>
          <Price size="m" minor={toMinor(cart?.grandOrderPriceInfo.totalPrice ?? 0)} />
        </output>
      </p>
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
