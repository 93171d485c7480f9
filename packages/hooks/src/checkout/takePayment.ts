import type { B2cClient } from '@driveline/api';
import { checkoutMutations } from './checkoutMutations.ts';
import { ANY_CARD, type PaymentMarket } from './paymentChoices.ts';

/** The wallet that comes back by its own way, and may start from the cart already (CART-050). */
export const PAYPAL = 'paypal';

const isWallet = ({ payments }: PaymentMarket, name: string): boolean =>
  payments.methods.some(({ id, kind }) => id === name && kind === 'wallet');

export interface ChosenPayment {
  /** A method of the market, or `card` for any card. */
  readonly paymentMethod: string;
  /** From the gateway; empty before the shopper was there. */
  readonly token: string;
  /** Number of payments; 1 or less for one. */
  readonly installments: number;
  /** A saved card, whose security code is asked for (PLUS-050). */
  readonly cardId?: string;
  /** Saves the card of the token once the order is placed. */
  readonly saveCard?: boolean;
}

/**
 * Attaches a way to pay, or says where the shopper goes first: a card without a token is typed on the gateway's own
 * page, a wallet confirmed on its page. Both come back to `returnUrl` with a token, save PayPal.
 * @returns address of that page; undefined once the way is attached
 */
export async function takePayment(
  client: B2cClient,
  market: PaymentMarket,
  { returnUrl, ...chosen }: ChosenPayment & { readonly returnUrl: string },
): Promise<string | undefined> {
  const { paymentMethod, token, installments } = chosen;
  const startSession = async (
    query: Readonly<Record<string, string>>,
    asked?: { readonly paymentMethod: string } | { readonly cardId: string },
  ) => {
    const back = new URLSearchParams(query).toString();
    const session = { returnUrl: back ? `${returnUrl}?${back}` : returnUrl, ...asked };
    return (await checkoutMutations.startPaymentSession(client).mutate(session)).pageUrl;
  };
  if (!token && paymentMethod === ANY_CARD) {
    const { cardId, saveCard } = chosen;
    const query = {
      ...(installments > 1 && { installments: String(installments) }),
      ...(saveCard && { saveCard: 'true' }),
    };
    return startSession(query, cardId === undefined ? undefined : { cardId });
  }
  if (!token && isWallet(market, paymentMethod)) {
    if (paymentMethod !== PAYPAL) return startSession({ paymentMethod }, { paymentMethod });
    return (await checkoutMutations.startPaypal(client).mutate({ origin: 'checkout' })).redirectURL;
  }
  await attachPayment(client, chosen);
  return undefined;
}

/** Attaches a way to pay with what the gateway gave for it. */
export const attachPayment = (
  client: B2cClient,
  { paymentMethod, token, installments, saveCard }: ChosenPayment,
) =>
  checkoutMutations.addPayment(client).mutate({
    paymentMethod,
    token,
    ...(installments > 1 && { installments }),
    ...(saveCard && { saveCard }),
  });

/** What a way back from the gateway says, by its address. */
export interface PaymentReturn {
  /** The bank has asked; its commit is sent again. */
  readonly isChallenged: boolean;
  /** The shopper was at a wallet's page. */
  readonly isOfWallet: boolean;
  /** Without a token where the shopper came back without paying. */
  readonly payment: ChosenPayment;
}

/** Reads the query of `returnUrl`. The address is anybody's to write: it names a wallet, or it is about a card. */
export function readPaymentReturn(market: PaymentMarket, query: URLSearchParams): PaymentReturn {
  const named = query.get('paymentMethod') ?? ANY_CARD;
  const isOfWallet = isWallet(market, named);
  return {
    isChallenged: Boolean(query.get('challenge')),
    isOfWallet,
    payment: {
      paymentMethod: isOfWallet ? named : ANY_CARD,
      token: query.get('token') ?? '',
      installments: Number(query.get('installments') ?? 1),
      ...(query.has('saveCard') && { saveCard: true }),
    },
  };
}
