import type { Context, Hono } from 'hono';
import { inLocale, type Market } from '@driveline/markets';
import type { WalletMethod } from '@driveline/validation';
import { textOf, type Text } from '../../messages/index.ts';
import { moneyText } from '../../messages/moneyText.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { plainPage } from './cardPage.ts';
import { answerPage, backTo, gone, policy, readForm, type Over, type SandboxPay } from './pageAnswer.ts';
import { readTheme } from './payTheme.ts';
import { sandboxPath } from './sandboxPath.ts';
import * as store from './sandboxStore.ts';
import { walletAccounts, walletNames, walletVendors } from './walletAccounts.ts';

interface Visit {
  readonly session: store.SessionRow;
  readonly market: Market;
  readonly text: Text;
  readonly detail: {
    readonly shopOrigin: string;
    readonly wallet: WalletMethod;
    readonly locale?: string;
    readonly cancelUrl?: string;
  };
}

/**
 * The wallets' own pages, without script. Apple Pay and Google Pay come back with a token; PayPal's last page
 * posts its token and the payer to the shop, as the real one does from another site.
 */
export function walletPages(pay: SandboxPay, app: Hono): void {
  app.get('/wallet/:id', async (c) => {
    const visit = await visitOf(pay, c);
    return visit ? choicePage(visit, false) : gone(pay, c, await overOf(pay, c));
  });
  app.post('/wallet/:id', async (c) => {
    const visit = await visitOf(pay, c);
    if (!visit) return gone(pay, c, await overOf(pay, c));
    const { account: chosen } = await readForm(c);
    const account = walletAccounts.find(({ id }) => id === chosen);
    return account ? takeAccount(pay, visit, account) : choicePage(visit, true);
  });
}

async function visitOf(pay: SandboxPay, c: Context): Promise<Visit | undefined> {
  const session = await store.findSession(pay.db, c.req.param('id') ?? '', pay.clock.now());
  const detail = session?.detail as unknown as Visit['detail'] | undefined;
  if (!session || !detail?.wallet) return undefined;
  const market = inLocale(pay.markets.marketByCode(session.market), detail.locale);
  return { session, market, text: textOf(market), detail };
}

async function overOf(pay: SandboxPay, c: Context): Promise<Over> {
  const session = await store.anySession(pay.db, c.req.param('id') ?? '');
  if (!session) return {};
  const { locale, cancelUrl } = session.detail as Partial<Visit['detail']>;
  const market = inLocale(pay.markets.marketByCode(session.market), locale);
  return { market, back: cancelUrl ?? session.return_url };
}

function choicePage(visit: Visit, hasFault: boolean): Response {
  const { text, session, market, detail } = visit;
  const name = walletNames[detail.wallet];
  const amount = moneyText(market, session.amount_minor);
  const choices = walletAccounts.map(({ id, email, lastFour }, index) => {
    const label = `${email} (•••• ${lastFour}), ${text(`sandboxPay.wallet.outcome.${id}`)}`;
    return `<label class="choice"><input type="radio" name="account" value="${id}" required${index === 0 ? ' checked' : ''}>${escapeHtml(label)}</label>`;
  });
  const cancel = detail.cancelUrl ?? session.return_url ?? '/';
  const body = `<p>${escapeHtml(text('sandboxPay.wallet.text', { amount }))}</p>
${hasFault ? `<p class="error" role="alert">${escapeHtml(text('sandboxPay.wallet.missing'))}</p>` : ''}
<form method="post" action="${escapeHtml(`${detail.shopOrigin}${sandboxPath}/wallet/${session.id}`)}">
<fieldset><legend>${escapeHtml(text('sandboxPay.wallet.account'))}</legend>${choices.join('\n')}</fieldset>
<button>${escapeHtml(text('sandboxPay.wallet.use', { name }))}</button></form>
<p><a href="${escapeHtml(cancel)}">${escapeHtml(text('sandboxPay.wallet.cancel'))}</a></p>`;
  return page(visit, text('sandboxPay.wallet.title', { name }), body, hasFault ? 422 : 200);
}

async function takeAccount(
  pay: SandboxPay,
  visit: Visit,
  { lastFour, behaviour }: (typeof walletAccounts)[number],
): Promise<Response> {
  const { session, detail, text } = visit;
  const isPayPal = detail.wallet === 'paypal';
  const vendor = walletVendors[detail.wallet];
  const shown = isPayPal ? '' : lastFour;
  const row = {
    sessionId: session.id,
    kind: 'wallet' as const,
    vendor,
    lastFour: shown,
    expiry: '',
    behaviour,
  };
  if (!isPayPal) {
    const token = await store.insertToken(pay.db, pay.clock.now(), row);
    return backTo(session.return_url ?? '/', { token });
  }
  const payerId = await store.insertToken(pay.db, pay.clock.now(), row, store.opaque('payer'));
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const body = `<p>${escapeHtml(text('sandboxPay.wallet.confirmed'))}</p>
<form method="post" action="${escapeHtml(session.return_url ?? '/')}">${hidden('token', session.id)}${hidden('PayerID', payerId)}
<button>${escapeHtml(text('sandboxPay.wallet.back'))}</button></form>
<p><a href="${escapeHtml(detail.cancelUrl ?? '/')}">${escapeHtml(text('sandboxPay.wallet.cancel'))}</a></p>`;
  return page(visit, text('sandboxPay.wallet.title', { name: walletNames.paypal }), body, 200);
}

function page({ market, session, detail }: Visit, title: string, body: string, status: number): Response {
  const html = plainPage({ language: market.locale, theme: readTheme(null) }, title, body);
  return answerPage(html, policy(detail.shopOrigin, false, session.return_url), status);
}
