import { expect } from '@playwright/test';
import { mailsTo } from './outbox.ts';
import { open, type Shop } from './shop.ts';

/** Email of a person of the demonstration. */
export const person = (role: string, market = 'us') => `${role}.${market}@example.com`;

/** A field of the page's form by its name. */
export const fieldOf = ({ page }: Shop, name: string) =>
  page.getByRole('main').locator(`[name="${name}"]:not([type="hidden"])`);

export const signInButton = ({ page, words }: Shop) =>
  page.getByRole('main').getByRole('button', { name: words.text('signIn.send'), exact: true });

/** Signs a person of the demonstration in by the page, and comes to the path. */
export async function signIn(shop: Shop, role: string, returnTo = '/'): Promise<void> {
  await open(shop, `/signin?returnUrl=${encodeURIComponent(returnTo)}`);
  await fieldOf(shop, 'username').fill(person(role, shop.market.code));
  await fieldOf(shop, 'password').fill('drive the long way');
  await signInButton(shop).click();
  await shop.page.waitForURL((url) => url.pathname !== '/signin');
}

/** The header greets who is signed in, where it has a place for that. */
export async function expectGreeting({ page, market, words }: Shop, name: string): Promise<void> {
  const header = page.getByRole('banner');
  if (market.header.showsSignIn) await expect(header).toContainText(name);
  else await expect(header.getByRole('link', { name: words.ui.shell.signInLine })).toHaveCount(0);
}

/** The six digits of each mail to an address that has some, oldest first. */
const codesTo = async (email: string) =>
  (await mailsTo(email)).flatMap(
    (mail) => /\b\d{6}\b/.exec(mail.split('\n\n').slice(1).join('\n'))?.[0] ?? [],
  );

/** The code that a mail brings after it was asked for: an earlier one, of this journey or another, is no longer good. */
export async function codeAfter(email: string, ask: () => Promise<void>): Promise<string> {
  const before = (await codesTo(email)).length;
  await ask();
  await expect
    .poll(async () => (await codesTo(email)).length, { message: `a new code for ${email}`, timeout: 15_000 })
    .toBeGreaterThan(before);
  return (await codesTo(email)).at(-1) ?? '';
}

/** The code of the last mail to an address that is sent one once. */
export async function codeOf(email: string): Promise<string> {
  await expect.poll(async () => (await codesTo(email)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  return (await codesTo(email)).at(-1) ?? '';
}
