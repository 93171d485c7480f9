import { createHash } from 'node:crypto';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { PaymentToken } from '../ports/gateway.ts';
import { answered } from './answered.ts';

type Paying = Pick<CallContext, 'session'>;

/** Names the session of a call to the payment service, which can do nothing with the name. */
const payerOf = ({ session }: Paying): string =>
  session.state?.detail.payer ??
  createHash('sha256')
    .update(`payer:${session.state?.idHash ?? ''}`)
    .digest('base64url');

/** The same, kept with the session: a sign-in changes its id while a card is being typed. */
export async function keptPayerOf(ctx: Paying): Promise<string> {
  const payer = payerOf(ctx);
  if (ctx.session.state?.detail.payer !== payer) await ctx.session.update({ detail: { payer } });
  return payer;
}

/**
 * What a token stands for, for the session that made it alone: a token that was read from another shopper's page pays
 * nothing here. A service that cannot say for whom it was made is believed.
 * @throws B2cError error_payment_token, error_payment_processor
 */
export async function knownToken(
  ctx: CallContext,
  describe: () => Promise<PaymentToken | undefined>,
): Promise<PaymentToken> {
  const known = await answered(ctx, describe);
  const isOthers = known?.payer !== undefined && known.payer !== payerOf(ctx);
  if (!known || isOthers) throw new B2cError('error_payment_token', { field: 'token' });
  return known;
}
