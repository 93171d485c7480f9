import { Hono, type Context } from 'hono';
import { cardPaymentForm, cardVendor, nameOnCard, securityCode } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { inLocale, type Market } from '@driveline/markets';
import { textOf } from '../../messages/index.ts';
import { moneyText } from '../../messages/moneyText.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { framePage, fullPage, plainPage, type CardPage, type FieldErrors } from './cardPage.ts';
import { issueMessagesOf } from '../../messages/issueMessages.ts';
import { readTheme } from './payTheme.ts';
import {
  answerPage,
  backTo,
  gone,
  goneJson,
  json,
  policy,
  readForm,
  type Over,
  type SandboxPay,
} from './pageAnswer.ts';
import { laterPages } from './laterPages.ts';
import { sandboxPath } from './sandboxPath.ts';
import * as store from './sandboxStore.ts';
import { findCard, type CardRow } from './sandboxVault.ts';
import { behaviourOf, type Behaviour } from './testCards.ts';
import { walletPages } from './walletPages.ts';

export type { SandboxPay } from './pageAnswer.ts';

interface Detail {
  readonly locale?: string;
  readonly shopOrigin: string;
  readonly vendors: readonly string[];
  readonly keptCard?: string;
  readonly buyerName?: string;
}

/**
 * The pages of the sandbox gateway: card fields in a frame, the same fields on a page of their own, the bank's
 * question (PLUS-020), wallets, and what is paid later. Card numbers come here and nowhere else, and stop here.
 */
export function sandboxPay(pay: SandboxPay): Hono {
  const app = new Hono().basePath(sandboxPath);
  app.get('/frame/:id', (c) => cardFields(pay, c, true));
  app.get('/page/:id', (c) => cardFields(pay, c, false));
  app.post('/frame/:id', (c) => takeCard(pay, c, true));
  app.post('/page/:id', (c) => takeCard(pay, c, false));
  app.get('/challenge/:ref', (c) => askBank(pay, c));
  app.post('/challenge/:ref', (c) => answerBank(pay, c));
  walletPages(pay, app);
  laterPages(pay, app);
  return app;
}

async function cardFields(pay: SandboxPay, c: Context, isFrame: boolean): Promise<Response> {
  const found = await sessionOf(pay, c);
  return found ? showFields(c, found, isFrame, {}, {}) : gone(pay, c, await overOf(pay, c, isFrame));
}

interface Found {
  readonly session: store.SessionRow;
  readonly market: Market;
  readonly detail: Detail;
  /** The card whose security code alone is asked for. */
  readonly kept: CardRow | undefined;
}

async function sessionOf(pay: SandboxPay, c: Context): Promise<Found | undefined> {
  const session = await store.findSession(pay.db, c.req.param('id') ?? '', pay.clock.now());
  if (!session) return undefined;
  const spoken = spokenIn(pay, session);
  const { keptCard } = spoken.detail;
  const kept = keptCard === undefined ? undefined : await findCard(pay.db, keptCard, session.market);
  // A card that was removed meanwhile has nothing to confirm.
  return keptCard !== undefined && !kept ? undefined : { session, ...spoken, kept };
}

function showFields(
  c: Context,
  { session, market, detail, kept }: Found,
  isFrame: boolean,
  typed: Readonly<Record<string, string>>,
  errors: FieldErrors,
): Response {
  const theme = c.req.query('theme') ?? null;
  // A name that no card has (too long, say) is not put there to be refused.
  const { buyerName = '' } = detail;
  const holder: Readonly<Record<string, string>> = nameOnCard(buyerName) ? {} : { nameOnCard: buyerName };
  const page: CardPage = {
    language: market.locale,
    text: textOf(market),
    theme: readTheme(theme),
    shopOrigin: detail.shopOrigin,
    action: `${detail.shopOrigin}${sandboxPath}/${isFrame ? 'frame' : 'page'}/${session.id}${theme ? `?theme=${encodeURIComponent(theme)}` : ''}`,
    typed: { ...holder, ...typed },
    errors,
    keptLastFour: kept?.last4,
  };
  const html = isFrame ? framePage(page) : fullPage(page, session.return_url ?? '/');
  return answerPage(html, policy(detail.shopOrigin, isFrame), Object.keys(errors).length > 0 ? 422 : 200);
}

async function takeCard(pay: SandboxPay, c: Context, isFrame: boolean): Promise<Response> {
  const found = await sessionOf(pay, c);
  const asJson = isFrame && (c.req.header('accept') ?? '').includes('json');
  if (!found) return asJson ? goneJson(pay, c) : gone(pay, c, await overOf(pay, c, isFrame));
  const typed = await readForm(c);
  const { values, errors } = checkCard(found, typed, pay.clock.now());
  if (Object.keys(errors).length > 0) {
    if (asJson) return json({ errors }, 422);
    return showFields(
      c,
      found,
      isFrame,
      { nameOnCard: typed.nameOnCard ?? '', expiry: typed.expiry ?? '' },
      errors,
    );
  }
  const { behaviour, ...card } = found.kept ? toCard(found.kept) : readCard(values);
  const token = await store.insertToken(pay.db, pay.clock.now(), {
    ...card,
    sessionId: found.session.id,
    behaviour,
  });
  return asJson ? json({ token, ...card }, 200) : backTo(found.session.return_url ?? '/', { token });
}

function readCard({ cardNumber = '', expiry = '' }: Readonly<Record<string, string>>) {
  const lastFour = cardNumber.slice(-4);
  return { vendor: cardVendor(cardNumber) ?? '', lastFour, expiry, behaviour: behaviourOf(cardNumber) };
}

const toCard = ({ brand, last4, expiry, behaviour }: CardRow) => ({
  vendor: brand,
  lastFour: last4,
  expiry,
  behaviour: behaviour as Behaviour,
});

/** The security code of a kept card; of a typed one every field. */
function checkCard({ market, detail, kept }: Found, typed: Readonly<Record<string, string>>, now: Date) {
  if (kept) {
    const issue = securityCode(typed['securityCode'] ?? '', kept.brand);
    const errors: FieldErrors = issue ? { securityCode: issueText(issue, issueMessagesOf(market)) } : {};
    return { values: {}, errors };
  }
  const form = cardPaymentForm({ payments: { cardVendors: detail.vendors } }, { now });
  const { values, issues } = form.validate(typed);
  const messages = issueMessagesOf(market);
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.field] ??= issueText(issue, messages);
  const digits = values.cardNumber ?? '';
  if (!errors.cardNumber && !cardVendor(digits, detail.vendors))
    errors.cardNumber = textOf(market)('sandboxPay.vendor');
  return { values, errors };
}

async function askBank(pay: SandboxPay, c: Context): Promise<Response> {
  const found = await chargeOf(pay, c);
  if (!found) return gone(pay, c, await answeredOf(pay, c));
  const { charge, session, market, detail } = found;
  const text = textOf(market);
  const token = await pay.db
    .selectFrom('sandbox_token')
    .select('last4')
    .where('token', '=', charge.token)
    .executeTakeFirst();
  const amount = moneyText(market, charge.amount_minor);
  const question = text('sandboxPay.bankText', { amount, lastFour: token?.last4 ?? '' });
  const button = (answer: string, label: string) =>
    `<form method="post"><input type="hidden" name="answer" value="${answer}"><button>${escapeHtml(label)}</button></form>`;
  const html = plainPage(
    { language: market.locale, theme: readTheme(c.req.query('theme') ?? null) },
    text('sandboxPay.bankTitle'),
    `<p>${escapeHtml(question)}</p>${button('approve', text('sandboxPay.approve'))}${button('refuse', text('sandboxPay.refuse'))}`,
  );
  return answerPage(html, policy(detail.shopOrigin, false, session.return_url), 200);
}

async function answerBank(pay: SandboxPay, c: Context): Promise<Response> {
  const found = await chargeOf(pay, c);
  if (!found) return gone(pay, c, await answeredOf(pay, c));
  const { charge, session } = found;
  const isApproved =
    (await readForm(c)).answer === 'approve' &&
    (charge.detail as { behaviour?: string }).behaviour !== 'challengeFails';
  const to = isApproved
    ? { status: 'authorized', code: null }
    : { status: 'declined', code: 'challenge_failed' };
  await store.setCharge(pay.db, charge.ref, ['challenge'], to);
  return backTo(session.return_url ?? '/', { challenge: isApproved ? 'approved' : 'failed' });
}

async function chargeOf(pay: SandboxPay, c: Context) {
  const found = await anyChargeOf(pay, c);
  return found?.charge.status === 'challenge' ? found : undefined;
}

async function anyChargeOf(pay: SandboxPay, c: Context) {
  const charge = await store.chargeByRef(pay.db, c.req.param('ref') ?? '');
  const session = charge?.session_id ? await store.anySession(pay.db, charge.session_id) : undefined;
  return charge && session && { charge, session, ...spokenIn(pay, session) };
}

/** Card fields that are over, for a shopper who comes back to them. */
async function overOf(pay: SandboxPay, c: Context, isFrame: boolean): Promise<Over> {
  const session = await store.anySession(pay.db, c.req.param('id') ?? '');
  if (!session) return {};
  const { market, detail } = spokenIn(pay, session);
  return { market, back: session.return_url, ...(isFrame && { framedBy: detail.shopOrigin }) };
}

/** A bank's question that was answered: Back after the purchase leads here. */
async function answeredOf(pay: SandboxPay, c: Context): Promise<Over> {
  const found = await anyChargeOf(pay, c);
  if (!found) return {};
  const { charge, session, market } = found;
  return { market, back: session.return_url, isDone: ['authorized', 'captured'].includes(charge.status) };
}

/** The market in the language that the shopper left the shop in. */
function spokenIn({ markets }: SandboxPay, { market, detail }: Pick<store.SessionRow, 'market' | 'detail'>) {
  const known = detail as unknown as Detail;
  return { market: inLocale(markets.marketByCode(market), known.locale), detail: known };
}
