import { fixture } from '@driveline/api/testing';
import { checkoutQueries, todayQuery } from '@driveline/hooks';
import { br, us, type Market } from '@driveline/markets';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { origin, postForTest } from '../../shop/postForTest.ts';
import { giftCardReturn, orderAction, paymentAction } from './buyGiftCard.ts';
import { GiftCardPage } from './GiftCardPages.tsx';
import { loadBought, loadPayment } from './loadGiftCard.ts';
import { BoughtPage, PaymentPage } from './PayPages.tsx';

const open = fixture('giftCards.read');
const paid = { ...open, status: 'paid' } as const;
const id = open.purchaseId;
const typed = {
  intent: 'buy-gift-card',
  amount: 'other',
  otherAmount: '75',
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
  senderName: 'Ana',
  senderEmail: 'ana@example.com',
  message: 'Enjoy',
};

function html(Page: () => React.ReactNode, path = '/giftCard', answer?: object, purchase = open): string {
  const routes = [{ id: 'page', path: '*', element: <Page />, loader: () => null }];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { page: null }, ...(answer && { actionData: { page: answer } }) },
  });
  return renderForTest(<RouterProvider router={router} />, (queryClient, client) => {
    queryClient.setQueryData(todayQuery(us.timeZone).queryKey, '2026-11-21');
    queryClient.setQueryData(checkoutQueries.giftCard(client, id).queryKey, purchase);
  });
}

type Action = typeof orderAction;

/** What a post or a visit leads to, and the calls that it made. */
async function sent(
  action: Action | typeof giftCardReturn,
  request: { fields?: Record<string, string>; path?: string; market?: Market },
  answer: Response,
) {
  const { fields, path = '/giftCard', market = us } = request;
  const calls: { path: string; body: unknown }[] = [];
  const fetch = async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({});
    calls.push({ path: new URL(url).pathname, body: body ? JSON.parse(String(body)) : undefined });
    return answer.clone();
  };
  const left = (await postForTest(action as Action, { path, fields, market, fetch }).run()) as
    Response | { data: { values?: object } & object; init: ResponseInit };
  if (left instanceof Response) return { to: left.headers.get('location'), calls };
  return { answer: left.data, status: left.init.status, calls };
}

const refusal = (errorMessageKey: string, errorMessageDefault: string, field?: string) =>
  Response.json(
    { errorDetails: [{ errorCode: '422', errorMessageKey, errorMessageDefault, field }] },
    { status: 422 },
  );

describe('[CART-055] the form', () => {
  test('offers the amounts of the market and one of the own, within 90 days from today', () => {
    const page = html(GiftCardPage);
    for (const word of ['$25.00', '$100.00', 'Other amount', 'From $10.00 to $500.00']) {
      expect(page).toContain(word);
    }
    expect(page).toMatch(/min="2026-11-21" max="2027-02-19"/);
    expect(page).toContain('href="/giftCard/cardBalance"');
  });

  test('keeps what was typed beside its faults', async () => {
    const fields = { ...typed, otherAmount: '5', recipientEmail: 'ben' };
    const { answer, status, calls } = await sent(orderAction, { fields }, Response.json(open));
    expect([status, calls]).toEqual([422, []]);
    const page = html(GiftCardPage, '/giftCard', answer);
    expect(page).toContain('Enter an amount from 10 to 500.');
    expect(page).toMatch(/name="recipientEmail"[^>]*value="ben"/);
    expect(page).toMatch(/checked=""[^>]*value="other"/);
  });

  test('goes on to the payment of what was ordered', async () => {
    const { to, calls } = await sent(orderAction, { fields: typed }, Response.json(open));
    expect(to).toBe(`/giftCard/payment?purchase=${id}`);
    const { intent: _intent, otherAmount: _typed, ...people } = typed;
    expect(calls).toEqual([{ path: '/ecomm/b2c/v1/giftCard/purchase', body: { ...people, amount: 75 } }]);
  });

  test('shows at its field what only the server finds wrong', async () => {
    const wrong = refusal('error_giftcard_invalid', 'No such day', 'message');
    const { answer } = await sent(orderAction, { fields: typed }, wrong);
    expect(answer).toMatchObject({ at: 'message', message: 'No such day', values: { message: 'Enjoy' } });
  });

  test('gives way to a word about it in a market without amounts', () => {
    const router = createMemoryRouter([{ path: '*', element: <GiftCardPage /> }]);
    const page = renderForTest(<RouterProvider router={router} />, undefined, 'br');
    expect(page).toContain('Os vales-presente não estão disponíveis no momento');
    expect(page).not.toContain('name="amount"');
  });

  test('is none in a market that sells no gift cards', async () => {
    const post = sent(orderAction, { fields: typed, market: br }, Response.json(open));
    await expect(post).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('[CART-055] the payment', () => {
  const path = `/giftCard/payment?purchase=${id}`;

  test('that nobody answered for is being checked, and cannot be made again meanwhile', () => {
    const page = html(PaymentPage, path, undefined, { ...open, status: 'pending' });
    expect(page).toContain('We’re checking your payment.');
    expect(page).not.toContain('<button type="submit"');
    expect(page).not.toContain('Start over');
    expect(page).toContain(`href="${path}"`);
  });

  test('says what is paid, and without script leads to the page of the gateway', async () => {
    const page = html(PaymentPage, path);
    expect(page).toContain('$50.00');
    expect(page).toContain('Ben, b•••@e•••.com');
    expect(page).toContain('Continue to card details');
    const fields = { intent: 'pay-gift-card', purchaseId: id };
    const session = { sessionId: 's', frameUrl: '', pageUrl: 'http://pay.example/page', origin: '' };
    const { to, calls } = await sent(paymentAction, { fields, path }, Response.json(session));
    expect(to).toBe('http://pay.example/page');
    const returnUrl = `${origin}/checkout/return?purchase=${id}`;
    expect(calls[0]?.body).toEqual({ purchaseId: id, returnUrl });
  });

  test('with a token of the frame charges the card and confirms', async () => {
    const fields = { intent: 'pay-gift-card', purchaseId: id, token: 'tok_1' };
    const { to, calls } = await sent(paymentAction, { fields, path }, Response.json({ purchase: paid }));
    expect(to).toBe(`/giftCard/confirmation?purchase=${id}`);
    expect(calls[0]).toEqual({
      path: `/ecomm/b2c/v1/giftCard/purchase/${id}/pay`,
      body: { token: 'tok_1' },
    });
  });

  test('that is declined says why, and on the way back from the gateway', async () => {
    const declined = refusal('error_card_declined', 'Your card was declined.');
    const fields = { intent: 'pay-gift-card', purchaseId: id, token: 'tok_1' };
    const { answer } = await sent(paymentAction, { fields, path }, declined);
    expect(html(PaymentPage, path, answer)).toContain('Your card was declined.');
    const back = `/checkout/return?purchase=${id}&token=tok_1`;
    const { to } = await sent(giftCardReturn, { path: back }, declined);
    expect(to).toBe(`${path}&notice=error_card_declined`);
  });

  test.each([
    ['a card', '&token=tok_1', { purchase: paid }, `/giftCard/confirmation?purchase=${id}`],
    ['the answer to the bank', '&challenge=1', { purchase: paid }, `/giftCard/confirmation?purchase=${id}`],
    [
      'a question of the bank',
      '&token=tok_1',
      { challenge: { url: 'http://bank.example' } },
      'http://bank.example',
    ],
    ['nothing', '', {}, `/giftCard/payment?purchase=${id}`],
  ])('comes back from the gateway with %s', async (_what, query, answer, target) => {
    const back = { path: `/checkout/return?purchase=${id}${query}` };
    expect((await sent(giftCardReturn, back, Response.json(answer))).to).toBe(target);
  });

  test('and confirmation lead to each other, and know no purchase of another shopper', async () => {
    const load = (page: typeof loadPayment, body: object, status = 200) =>
      loadForTest(page, path, { '/giftCard/purchase/': { status, body } });
    expect((await load(loadPayment, paid)).headers.get('location')).toMatch(/^\/giftCard\/confirmation/);
    expect((await load(loadBought, open)).headers.get('location')).toMatch(/^\/giftCard\/payment/);
    expect((await load(loadPayment, {}, 404)).status).toBe(404);
  });

  test('is confirmed with number, masked address and day', () => {
    const page = html(BoughtPage, `/giftCard/confirmation?purchase=${id}`);
    expect(page).toContain(`Order ${open.orderId}`);
    expect(page).toContain('b•••@e•••.com on 11/21/2026');
  });
});
