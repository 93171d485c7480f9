import type { Context, Hono } from 'hono';
import { inLocale, type Market } from '@driveline/markets';
import { barcodeOf, type LaterMethod } from '@driveline/validation';
import { textOf } from '../../messages/index.ts';
import { moneyText } from '../../messages/moneyText.ts';
import { deadlineOf } from '../../messages/whenText.ts';
import type { GatewayEvent } from '../../ports/gateway.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { pdfOf } from '../../http/pdf.ts';
import { plainPage } from './cardPage.ts';
import { answerPage, gone, policy, readForm, type SandboxPay } from './pageAnswer.ts';
import { readTheme } from './payTheme.ts';
import type { ChargeDetail } from './sandboxGateway.ts';
import { sandboxPath } from './sandboxPath.ts';
import * as store from './sandboxStore.ts';
import { sandboxMessage } from './webhookMessage.ts';

interface Found {
  readonly charge: store.ChargeRow;
  readonly later: store.LaterDetail;
  readonly market: Market;
}

/** A code or voucher at the bank: what is to pay, and buttons that pay it or let it run out. */
export function laterPages(pay: SandboxPay, app: Hono): void {
  app.get('/later/:ref', async (c) => {
    const found = await find(pay, c);
    return found ? show(pay, found) : gone(pay, c);
  });
  app.get('/later/:ref/slip.pdf', async (c) => {
    const found = await find(pay, c);
    const isDue = found?.charge.status === 'pending' && !isPast(pay, found.charge);
    if (isDue && found.later.instructions.barcode) return slip(found);
    return gone(pay, c, { market: found?.market, isDone: found?.charge.status === 'paid' });
  });
  app.post('/later/:ref', async (c) => {
    const found = await find(pay, c);
    if (!found) return gone(pay, c);
    const { answer } = await readForm(c);
    if (answer === 'pay' || answer === 'expire') await decide(pay, found, answer);
    const { later, charge } = found;
    const location = `${later.shopOrigin}${sandboxPath}/later/${charge.ref}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  });
}

async function find(pay: SandboxPay, c: Context): Promise<Found | undefined> {
  const charge = await store.chargeByRef(pay.db, c.req.param('ref') ?? '');
  const { later } = (charge?.detail ?? {}) as Partial<ChargeDetail>;
  if (!charge || !later) return undefined;
  return { charge, later, market: inLocale(pay.markets.marketByCode(later.market), later.locale) };
}

/** Nobody pays at the bank after the last day. */
const isPast = (pay: SandboxPay, { pay_by }: store.ChargeRow): boolean =>
  pay_by !== null && new Date(pay_by) <= pay.clock.now();

/** The button may be pressed again: then the message alone is sent again. */
async function decide(pay: SandboxPay, { charge }: Found, answer: 'pay' | 'expire'): Promise<void> {
  if (answer === 'pay' && charge.status === 'pending' && isPast(pay, charge)) return;
  const [status, kind]: [string, GatewayEvent['kind']] =
    answer === 'pay' ? ['paid', 'paid'] : ['expired', 'expired'];
  const money = answer === 'pay' ? { captured_minor: charge.amount_minor } : {};
  await store.setCharge(pay.db, charge.ref, ['pending'], { status, ...money });
  const now = await store.chargeByRef(pay.db, charge.ref);
  if (now?.status !== status) return;
  const answered = await pay.sendWebhook(sandboxMessage(now, kind)).catch(() => undefined);
  await store.noteDelivery(pay.db, now, answered?.ok ?? false);
}

/** Names of the methods, which are the same in every language. */
const laterNames: Readonly<Record<LaterMethod, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  oxxo: 'OXXO',
  spei: 'SPEI',
};

/** The states that have a sentence; every other one reads as canceled. */
const told: Readonly<Record<string, 'pending' | 'paid' | 'expired'>> = {
  pending: 'pending',
  paid: 'paid',
  expired: 'expired',
};

/** How much is to be paid by when, as the market writes them. */
function termsOf({ charge, market }: Pick<Found, 'charge' | 'market'>) {
  const amount = moneyText(market, charge.amount_minor);
  const { when: until, zone } = deadlineOf(
    market,
    new Date(charge.pay_by ?? charge.created_at).toISOString(),
  );
  return { amount, until, zone };
}

/** What is printed and brought to the till. */
function slip(found: Found): Response {
  const { later, market } = found;
  const { kind, code, barcode = '' } = later.instructions;
  const text = textOf(market);
  const page = pdfOf({
    title: laterNames[kind],
    lines: [
      text('sandboxPay.later.text', termsOf(found)),
      text('sandboxPay.later.sandbox'),
      '',
      text(`sandboxPay.later.code.${kind}`),
      code,
    ],
    bars: barcodeOf(kind, barcode),
  });
  return new Response(page, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${kind}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

function show(pay: SandboxPay, { charge, later, market }: Found): Response {
  const text = textOf(market);
  const { code, kind } = later.instructions;
  const state = charge.status === 'pending' && isPast(pay, charge) ? 'expired' : charge.status;
  const isTold = (charge.detail as { isTold?: boolean }).isTold ?? true;
  const button = (answer: string, label: string) =>
    `<form method="post"><input type="hidden" name="answer" value="${answer}"><button>${escapeHtml(label)}</button></form>`;
  const again = charge.status === 'paid' ? 'pay' : 'expire';
  const actions =
    state === 'pending'
      ? button('pay', text('sandboxPay.later.pay')) + button('expire', text('sandboxPay.later.expire'))
      : isTold
        ? ''
        : `<p>${escapeHtml(text('sandboxPay.later.untold'))}</p>${button(again, text('sandboxPay.later.tellAgain'))}`;
  const body = `<p role="status">${escapeHtml(text(`sandboxPay.later.state.${told[state] ?? 'voided'}`))}</p>
<p>${escapeHtml(text('sandboxPay.later.text', termsOf({ charge, market })))}</p>
<p>${escapeHtml(text(`sandboxPay.later.code.${kind}`))}<br><code>${escapeHtml(code)}</code></p>
<p>${escapeHtml(text('sandboxPay.later.sandbox'))}</p>${actions}`;
  const html = plainPage({ language: market.locale, theme: readTheme(null) }, laterNames[kind], body);
  return answerPage(html, policy(later.shopOrigin, false), 200);
}
