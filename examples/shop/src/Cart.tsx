import { isB2cError, toMinor } from '@driveline/api';
import { orderLines, useAddItem, useCart } from '@driveline/hooks/cart';
import { Button, Price } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useState, type FormEvent } from 'react';
import { readItem } from './readItem.ts';

/** The cart of the session, and a form that puts a part into it: with script at once, without it by a post. */
export function Cart() {
  const { data: cart } = useCart();
  const add = useAddItem();
  const [wrong, setWrong] = useState<string>();
  const lines = cart ? orderLines(cart) : [];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readItem(new FormData(event.currentTarget));
    setWrong(read.wrong);
    if (!read.wrong) add.mutate(read.item);
  };
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
      <form method="post" action="/cart" onSubmit={onSubmit}>
        <TextField label="Part" name="skuNumber" defaultValue="100001" required />
        <TextField
          label="Quantity"
          name="quantity"
          defaultValue="1"
          inputMode="numeric"
          errorMessage={wrong}
        />
        <Button type="submit" variant="primary" pending={add.isPending}>
          Add
        </Button>
      </form>
      {isB2cError(add.error) && <p role="alert">{add.error.message}</p>}
    </main>
  );
}
