import { orderPath } from '../support/orders.ts';
import { expectMail } from '../support/outbox.ts';
import { expectPath, heading, open, taken, type Shop } from '../support/shop.ts';
import { fieldOf, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** What each market's sample orders must say; the guest's and the member's differ by their numbers only. */
export function orderJourneys(market: string): void {
  test.use({ market, hasOwnAddress: true });
  const numberOf = (person: string, name: string) => `${market}${person}${name}`.toUpperCase();

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('[ACCT-048] an order is found by a number with spaces, and a bad one says where to find one', async ({
        shop,
        page,
      }) => {
        const { words } = shop;
        const look = async (typed: string) => {
          await open(shop, '/trackOrder');
          await fieldOf(shop, 'orderId').fill(typed);
          await fieldOf(shop, 'emailOrPhone').fill(`guest.${market}@example.com`);
          await page.getByRole('button', { name: words.text('track.find') }).click();
        };
        await look('#123!');
        await expect(page.getByText(words.issue('orderNumber.invalid')).first()).toBeVisible();
        await expect(page.getByText('orderId')).toHaveCount(0);
        await look(`${market} guest 07`);
        await expectPath(shop, orderPath(numberOf('guest', '07')));
        // It was delivered: nothing arrives any more.
        const { order, purchase } = words.ui;
        await expect(
          page.getByRole('heading', { name: order.head.past.delivery, exact: true }),
        ).toBeVisible();
        const arrives = purchase.group.regular('', 'name').trim();
        await expect(page.getByRole('main').getByText(arrives)).toHaveCount(0);
        await expect(
          page.getByRole('main').getByText(purchase.totals.totalOf.today, { exact: true }),
        ).toHaveCount(purchase.totals.totalOf.today === purchase.totals.totalOf.placed ? 1 : 0);
      });
    });
  }

  test('[PLUS-063] an order that is come to from a page for everybody is late once its day is over', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    // By then nothing of the samples is still promised.
    await page.clock.setFixedTime(Date.now() + 10 * 86_400_000);
    await open(shop, '/trackOrder');
    await taken(shop);
    await fieldOf(shop, 'orderId').fill(numberOf('guest', '05'));
    await fieldOf(shop, 'emailOrPhone').fill(`guest.${market}@example.com`);
    await page.getByRole('button', { name: words.text('track.find') }).click();
    await expectPath(shop, orderPath(numberOf('guest', '05')));
    const late = words.ui.order.head.lateNote('').slice(-20);
    await expect(page.getByRole('main').getByText(late).first()).toBeVisible();
  });

  test('[PLUS-024] who starts a return sees what to do with it', async ({ shop, page }) => {
    const { words } = shop;
    const { back } = words.ui.order;
    await open(shop, '/trackOrder');
    await fieldOf(shop, 'orderId').fill(numberOf('guest', '07'));
    await fieldOf(shop, 'emailOrPhone').fill(`guest.${market}@example.com`);
    await page.getByRole('button', { name: words.text('track.find') }).click();
    await expectPath(shop, orderPath(numberOf('guest', '07')));
    await taken(shop);
    await page.getByText(words.text('orders.returnParts'), { exact: true }).click();
    await page.getByLabel(words.text('orders.returnQuantity')).first().selectOption('1');
    await page.getByRole('button', { name: words.text('orders.returnSend') }).click();
    await expect(page.getByRole('status').filter({ hasText: words.text('orders.returned') })).toBeVisible();
    await expect(page.getByRole('heading', { name: back.title })).toBeVisible();
    // Nothing was bought in a store and none is chosen: any takes it.
    await expect(page.getByText(back.anyStore)).toBeVisible();
    await expect(page.getByText(back.number, { exact: true })).toBeVisible();
    await expect(page.getByText(words.text('orders.buyAgain'))).toHaveCount(0);
  });

  test.describe('a member', () => {
    const opens = async (shop: Shop, name: string) => {
      const path = orderPath(numberOf('member', name));
      await signIn(shop, 'member', path);
      await taken(shop);
    };

    test('[PLUS-024] finds a delivered order among all, sends one part back and is told how', async ({
      shop,
      page,
      isMobile,
    }) => {
      const { words } = shop;
      const { order, shelf } = words.ui;
      const main = page.getByRole('main');
      await signIn(shop, 'member', '/user/orderHistory');
      await taken(shop);
      if (isMobile) await main.locator('summary', { hasText: shelf.filters }).click();
      await fieldOf(shop, 'orderId').fill(numberOf('member', '14'));
      await page.getByRole('button', { name: words.text('account.show') }).click();
      await expectPath(shop, /orderId=/);
      const cards = main.getByRole('article');
      await expect(cards).toHaveCount(1);
      await cards.getByRole('link').first().click();
      await expectPath(shop, orderPath(numberOf('member', '14')));
      await taken(shop);
      await page.getByText(words.text('orders.returnParts'), { exact: true }).click();
      await page.getByLabel(words.text('orders.returnQuantity')).first().selectOption('1');
      await page.getByRole('button', { name: words.text('orders.returnSend') }).click();
      // The return is an order of its own, which says what to do with the part.
      await expect(page.getByRole('status').filter({ hasText: words.text('orders.returned') })).toBeVisible();
      await expect(page.getByRole('heading', { name: order.back.title })).toBeVisible();
      await expect(page.getByText(order.back.number, { exact: true })).toBeVisible();
      const number = new URL(page.url()).pathname.split('/').at(-1)!;
      expect(number).not.toBe(numberOf('member', '14'));
      await expectMail(`member.${market}@example.com`, number);
      await open(shop, '/user/orderHistory');
      await expect(cards.first()).toContainText(number);
    });

    test('[PLUS-024][PLUS-063] a return shows its own steps and how it is sent, and no order to pick up', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const { order, account, purchase } = words.ui;
      await opens(shop, '23');
      await expect(
        heading(shop, words.text('orders.title.return', { number: numberOf('member', '23') })),
      ).toBeVisible();
      const steps = page.getByRole('list', { name: account.tracker.label });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      await expect(steps).toContainText(account.tracker.step.refunded);
      await expect(page.getByRole('heading', { name: order.back.title })).toBeVisible();
      await expect(page.getByText(order.back.number, { exact: true })).toBeVisible();
      await expect(page.getByText(order.back.address)).toBeVisible();
      await expect(page.getByText(order.refund, { exact: true }).first()).toBeVisible();
      const main = page.getByRole('main');
      for (const wrong of [
        words.text('orders.buyAgain'),
        words.text('orders.cancel'),
        order.pickupCode,
        account.tracker.step.placed,
        order.status['READY FOR PICK UP'],
        purchase.totals.delivery,
      ]) {
        await expect(main.getByText(wrong, { exact: true })).toHaveCount(0);
      }
      await expectAccessible();
    });

    test('[PLUS-063] list and page have one word for what waits at the store', async ({ shop, page }) => {
      const { words } = shop;
      const { status } = words.ui.order;
      await opens(shop, '04');
      await expect(
        page.getByRole('main').getByText(status['READY FOR PICK UP'], { exact: true }).first(),
      ).toBeVisible();
      await open(shop, `/user/orderHistory?orderId=${numberOf('member', '04')}`);
      await expect(page.getByRole('article').first()).toContainText(status['READY FOR PICK UP']);
    });

    test('[PLUS-063] a cancelled order has no code to pick it up and no day', async ({ shop, page }) => {
      const { order, purchase } = shop.words.ui;
      await opens(shop, '13');
      await expect(page.getByText(order.status['CANCELLATION IN PROGRESS'])).toBeVisible();
      await expect(page.getByText(order.pickupCode)).toHaveCount(0);
      const [ready = ''] = purchase.group.pickupReady('', '', '', 0, 'name').split(' ');
      await expect(page.getByText(ready, { exact: false })).toHaveCount(0);
    });
  });
}

/** An order of the samples that waits for its money. */
export function unpaidJourney(kind: 'boleto' | 'oxxo'): void {
  test('[PLUS-022][PLUS-063] an unpaid order says so and how it is paid', async ({ shop, page, market }) => {
    const { words } = shop;
    const { order, payLater } = words.ui;
    const number = `${market}guest26`.toUpperCase();
    await open(shop, '/trackOrder');
    await fieldOf(shop, 'orderId').fill(number);
    await fieldOf(shop, 'emailOrPhone').fill(`guest.${market}@example.com`);
    await page.getByRole('button', { name: words.text('track.find') }).click();
    await expectPath(shop, orderPath(number));
    await expect(page.getByText(order.status['AWAITING PAYMENT'], { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: payLater.title[kind] })).toBeVisible();
    await expect(page.getByText(payLater.code[kind], { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(order.status.PROCESSING, { exact: true })).toHaveCount(0);
    await expect(main.getByText(/4242/)).toHaveCount(0);
  });
}
