import type { Shopper } from './shopper.ts';

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

/** Goes through the sandbox's PayPal pages without script. @returns what its last page posts, and where */
export async function payPalPages(shopper: Shopper, redirectURL: string, account = 'buyer') {
  const { pathname } = new URL(redirectURL);
  const choice = await (await shopper.fetch(pathname)).text();
  const answer = await shopper.fetch(pathname, { method: 'POST', body: new URLSearchParams({ account }) });
  const html = await answer.text();
  const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1] ?? '';
  return { choice, action, token: hidden(html, 'token'), payerId: hidden(html, 'PayerID') };
}
