import type { Cart, HeaderData, InputOf } from '@driveline/api';
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart, header, line, miniCart, shipment } from '../../test/fixtures.ts';
import { refusal } from '../../test/stubClient.ts';
import { cartMutations } from '../cart/cartMutations.ts';
import { cartQueries } from '../cart/cartQueries.ts';
import { orderLines } from '../cart/miniCartSummary.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { runMutation } from './runMutation.ts';

type Held = { readonly answer: (how?: 'refuse' | 'lose') => void };

const quantities = (shown: Cart | undefined) =>
  Object.fromEntries(
    orderLines(shown!).map(({ commerceItemId, itemQuantity }) => [commerceItemId, itemQuantity]),
  );

/** A server with one cart of two lines, whose answers to changes wait to be let go, and a browser that shows it. */
function shop({ isHeld = true } = {}) {
  const kept: Record<string, number> = { ci1: 1, ci2: 3 };
  const held: Held[] = [];
  const truth = () =>
    cart([
      shipment(
        Object.entries(kept).map(([commerceItemId, itemQuantity]) =>
          line({ commerceItemId, skuNumber: commerceItemId, itemQuantity }),
        ),
      ),
    ]);
  const count = () => Object.values(kept).reduce((sum, one) => sum + one, 0);
  const mini = () => miniCart({ itemCount: count(), orderSubTotal: 1 }, truth());
  const change =
    <Input>(make: (input: Input) => void) =>
    (input: Input) =>
      new Promise<ReturnType<typeof mini> | Response | Error>((resolve) => {
        const answer = (how?: 'refuse' | 'lose') => {
          if (how === 'refuse') return resolve(refusal(422, '422', 'No'));
          make(input);
          resolve(how === 'lose' ? new TypeError('reset') : mini());
        };
        held.push({ answer });
        if (!isHeld) answer();
      });
  const { client, sent } = answering({
    'cart.detail': () => truth(),
    'cart.mini': () => mini(),
    'shell.header': () => header({ miniCartMap: mini().miniCartMap }),
    'cart.updateItem': change(({ params, body }: InputOf<'cart.updateItem'>) => {
      kept[params.commerceItemId] = body!.quantity!;
    }),
    'cart.removeItem': change(({ params }: InputOf<'cart.removeItem'>) => delete kept[params.commerceItemId]),
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(cartQueries.detail(client).queryKey, truth());
  queryClient.setQueryData(cartQueries.mini(client).queryKey, mini());
  queryClient.setQueryData(headerQueries.data(client).queryKey, header({ miniCartMap: mini().miniCartMap }));
  const watch = () => {
    const observers = [
      new QueryObserver<unknown>(queryClient, cartQueries.detail(client) as never),
      new QueryObserver<unknown>(queryClient, cartQueries.mini(client) as never),
      new QueryObserver<unknown>(queryClient, headerQueries.data(client) as never),
    ];
    const stops = observers.map((observer) => observer.subscribe(() => undefined));
    return () => stops.forEach((stop) => stop());
  };
  const set = (commerceItemId: string, quantity: number) =>
    runMutation(queryClient, cartMutations.updateItem(client), { commerceItemId, quantity });
  const remove = (commerceItemId: string) =>
    runMutation(queryClient, cartMutations.removeItem(client), { commerceItemId });
  const shown = () => quantities(queryClient.getQueryData(cartQueries.detail(client).queryKey));
  const shownMini = () => quantities(queryClient.getQueryData(cartQueries.mini(client).queryKey));
  const badge = () =>
    queryClient.getQueryData<HeaderData>(headerQueries.data(client).queryKey)?.miniCartMap.itemCount;
  return { client, queryClient, sent, held, kept, count, watch, set, remove, shown, shownMini, badge };
}

describe('[CART-004] changes at once', () => {
  test('go out one after another, and what was asked for last is shown throughout', async () => {
    const { held, set, shown, shownMini, kept } = shop();
    const first = set('ci1', 2);
    const second = set('ci1', 3);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    expect(shown()).toEqual({ ci1: 3, ci2: 3 });
    held[0]!.answer();
    await first;
    expect(shown()).toEqual({ ci1: 3, ci2: 3 });
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]!.answer();
    await second;
    expect(kept).toEqual({ ci1: 3, ci2: 3 });
    expect(shown()).toEqual(kept);
    expect(shownMini()).toEqual(kept);
  });

  test('one that is refused takes nothing from the others', async () => {
    const { held, set, remove, shown, shownMini, kept } = shop();
    const refused = set('ci1', 99);
    const removed = remove('ci2');
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]!.answer('refuse');
    await expect(refused).rejects.toThrow('No');
    expect(shown()).toEqual({ ci1: 1 });
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]!.answer();
    await removed;
    expect(kept).toEqual({ ci1: 1 });
    expect(shown()).toEqual(kept);
    expect(shownMini()).toEqual(kept);
  });

  test('whatever becomes of each, the page ends as the server is', async () => {
    const item = fc.constantFrom('ci1', 'ci2');
    const change = fc.record({
      id: item,
      quantity: fc.integer({ min: 0, max: 9 }),
      how: fc.constantFrom(undefined, undefined, 'refuse' as const, 'lose' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const { held, set, remove, shown, shownMini, badge, kept, count, watch } = shop();
        const stop = watch();
        const runs = changes.map(({ id, quantity }) => {
          const run = (quantity === 0 ? remove(id) : set(id, quantity)).catch(() => undefined);
          const there = shown()[id];
          if (there !== undefined) expect(there).toBe(quantity);
          return run;
        });
        for (const [index, { how }] of changes.entries()) {
          await vi.waitFor(() => expect(held).toHaveLength(index + 1), { interval: 1 });
          held[index]!.answer(how);
        }
        await Promise.all(runs);
        await vi.waitFor(() => expect([shown(), shownMini(), badge()]).toEqual([kept, kept, count()]), {
          interval: 1,
        });
        stop();
      }),
      { numRuns: 40 },
    );
  });
});

test('[API-025] a failure is told at once, whatever a server in trouble does about the cart', async () => {
  const { client, queryClient, held, set, watch } = shop();
  const stop = watch();
  const run = set('ci1', 2);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  queryClient.setQueryDefaults(cartQueries.details(client), {
    queryFn: () => new Promise<Cart>(() => undefined),
  });
  for (const query of queryClient.getQueryCache().findAll({ queryKey: cartQueries.details(client) })) {
    query.setOptions({ ...query.options, queryFn: () => new Promise<never>(() => undefined) });
  }
  held[0]!.answer('refuse');
  await expect(run).rejects.toThrow('No');
  stop();
});

describe('[CART-004] a change and what is on its way', () => {
  test('an answer that was asked for before is not shown over it', async () => {
    const { client, queryClient, held, set, shown } = shop();
    const refetch = queryClient.refetchQueries({ queryKey: cartQueries.details(client) });
    const run = set('ci1', 7);
    await refetch;
    expect(shown()).toMatchObject({ ci1: 7 });
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]!.answer();
    await run;
    expect(shown()).toMatchObject({ ci1: 7 });
  });

  test('a badge whose first answer is older than the change is asked for again', async () => {
    const { client, queryClient, set, badge, count } = shop({ isHeld: false });
    const { queryKey, queryFn } = headerQueries.data(client);
    queryClient.removeQueries({ queryKey });
    let answerOld: (data: HeaderData) => void = () => undefined;
    let asked = 0;
    const slowAtFirst = (context: never) =>
      asked++ === 0
        ? new Promise<HeaderData>((resolve) => (answerOld = resolve))
        : (queryFn as (context: never) => Promise<HeaderData>)(context);
    const waiting = queryClient.fetchQuery({ queryKey, queryFn: slowAtFirst as never });
    await set('ci1', 5);
    answerOld(header({ miniCartMap: { itemCount: 4, orderSubTotal: 1 } }));
    await waiting;
    expect(count()).toBe(8);
    expect(badge()).toBe(8);
  });

  test('one whose answer is lost may have been made: cart, mini-cart and badge are asked again', async () => {
    const { held, set, shown, shownMini, badge, kept, watch } = shop();
    const stop = watch();
    const run = set('ci1', 5);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]!.answer('lose');
    await expect(run).rejects.toMatchObject({ kind: 'network' });
    await vi.waitFor(() => expect([shown(), shownMini(), badge()]).toEqual([kept, kept, 8]));
    stop();
  });
});
