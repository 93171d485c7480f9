import type { CheckoutState } from '@driveline/api';
import type { Issue, Values } from '@driveline/validation';
import type { TaxMarket } from '../account/taxData.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import type { CommitBody } from './commitOrder.ts';
import { invoiceRules, toTaxDocument, WANTS_INVOICE } from './invoice.ts';
import { orderKey } from './commitWays.ts';
import { readSeenOrder, seenOrder, type SeenOrder } from './seenOrder.ts';

/**
 * What the form that places an order carries unseen. Its key is that of the cart's version, so two tabs and a reload
 * send the same one (PLUS-021).
 */
export function orderFields(state: CheckoutState, market: ShopMoney) {
  const { commerceId, cartVersion } = state.cart;
  return {
    commerceId,
    cartVersion,
    idempotencyKey: orderKey(commerceId, cartVersion),
    // What a cart that changed meanwhile is held against.
    seen: JSON.stringify(seenOrder(state, market)),
  };
}

/** The boxes of such a form. */
export interface OrderTicks {
  readonly receivePromoAndSpecialEvents?: boolean | undefined;
  readonly receiveTextMessage?: boolean | undefined;
  /** Lines that do not fit and that the shopper said yes to. */
  readonly acceptedIds: readonly string[];
}

/**
 * The commit that a post of such a form asks for, what its page showed, and what was typed of the invoice.
 * @param market whose invoices the form asks for; without it the form has none
 */
export function readOrderForm(
  form: FormData,
  market?: TaxMarket,
): {
  readonly body: CommitBody;
  readonly seen: SeenOrder | undefined;
  readonly invoice: { readonly values: Values; readonly issues: readonly Issue[] };
} {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, text(name)]));
  const { values, issues } = market ? invoiceRules(market).validate(typed) : { values: {}, issues: [] };
  const taxDocument = toTaxDocument(values);
  const cartVersion = text('cartVersion');
  const body = {
    commerceId: text('commerceId'),
    idempotencyKey: text('idempotencyKey'),
    ...(cartVersion && { cartVersion: Number(cartVersion) }),
    continueAsGuest: true,
    ...(taxDocument && { taxDocument }),
    checkoutSubscriptions: {
      receivePromoAndSpecialEvents: form.has('receivePromoAndSpecialEvents'),
      receiveTextMessage: form.has('receiveTextMessage'),
    },
  };
  // One that was asked for by its fields alone, where no script opens the box, comes back with the box.
  const isWanted = taxDocument !== undefined || issues.length > 0;
  const shown = isWanted ? { ...typed, [WANTS_INVOICE]: 'true' } : typed;
  return { body, seen: readSeenOrder(text('seen')), invoice: { values: shown, issues } };
}
