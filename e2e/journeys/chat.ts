import { newEmail } from '../support/buy.ts';
import { localOf } from '../support/locals.ts';
import { expectPath, heading, open } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** The chat with the desk; outside its hours the other ways to reach it. */
export function chatJourneys(market: string): void {
  const { question } = localOf(market);
  test.use({ market, hasOwnAddress: true });

  test('[CONTENT-014][CONTENT-015] a chat is asked for, talked and ended, or says when the desk opens', async ({
    shop,
    page,
  }) => {
    const { text, ui } = shop.words;
    const { chat } = ui;
    const main = page.getByRole('main');
    await open(shop, '/chat');
    await expectPath(shop, '/customerinfo');
    await expect(heading(shop, chat.title)).toBeVisible();
    const start = main.getByRole('button', { name: text('contact.chat.start') });
    const closed = main.getByRole('heading', { name: chat.closed });
    await expect(start.or(closed)).toBeVisible();
    if (await closed.isVisible()) {
      await main.getByRole('link', { name: chat.contactUs }).click();
      await expectPath(shop, '/contactus');
      return;
    }
    await fieldOf(shop, 'firstName').fill('José');
    await fieldOf(shop, 'lastName').fill('Núñez');
    await fieldOf(shop, 'email').fill(newEmail('chat'));
    await fieldOf(shop, 'consent').check({ force: true });
    await start.click();
    await expectPath(shop, '/chat');
    await main.getByRole('textbox', { name: chat.message }).fill(question);
    await main.getByRole('button', { name: chat.send }).click();
    await expect(main.getByText(question)).toBeVisible();
  });
}
