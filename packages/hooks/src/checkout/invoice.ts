import type { CheckoutState, TaxDocumentValues } from '@driveline/api';
import type { Issue, TaxDocument, Values } from '@driveline/validation';
import {
  taxDocumentRules,
  taxDocumentValues,
  taxNames,
  taxNormalizers,
  type TaxMarket,
} from '../account/taxData.ts';
import type { KeptCheckout, UnplacedOrder } from './checkoutCookies.ts';
import type { CheckoutFault } from './checkoutFault.ts';
import type { KnownMember } from './contactStep.ts';

type InvoiceState = Pick<CheckoutState, 'contact'> & {
  readonly cart: Pick<CheckoutState['cart'], 'commerceId'>;
};

/** Box of the order's form that asks for an invoice (PLUS-058). */
export const WANTS_INVOICE = 'wantsInvoice';

/** What stood in the fields when the page was drawn, unseen: without script they are sent, wanted or not. */
const SHOWN = 'invoiceShown';

/**
 * Start values of the order's form: what the last try to buy this cart was sent with, else what the member keeps, and the
 * box with either; else the tax number of the contact.
 * @param kept of the account
 */
export function invoiceStart(
  { contact, cart }: InvoiceState,
  market: TaxMarket,
  kept: TaxDocumentValues | undefined,
  unplaced?: UnplacedOrder,
): Record<string, string> {
  const tried = unplaced?.commerceId === cart.commerceId ? unplaced : undefined;
  const wanted = tried ? tried.taxDocument : kept;
  const known = wanted ?? kept ?? (contact?.fiscalId ? { taxId: contact.fiscalId } : undefined);
  return {
    ...taxDocumentValues(market, known),
    ...(wanted && market.taxDocument && { [WANTS_INVOICE]: 'true' }),
  };
}

/** What the form carries unseen. @param start what stands in its fields at first */
export const invoiceFields = (
  market: TaxMarket,
  start: Values,
  { contact }: Pick<CheckoutState, 'contact'>,
) =>
  market.taxDocument && {
    [SHOWN]: JSON.stringify({ ...start, [WANTS_INVOICE]: undefined, contact: contact?.fiscalId }),
  };

/** Whether a form asks for an invoice: by its box, or by a field that was filled in where no script shows the box's. */
function isWanted(document: TaxDocument, typed: Values): boolean {
  if (typed[WANTS_INVOICE] !== undefined) return true;
  const shown = readShown(typed[SHOWN]);
  return taxNames(document).some((name) => typed[name] && typed[name] !== shown[name]);
}

function readShown(text = '{}'): Values {
  try {
    return (JSON.parse(text) ?? {}) as Values;
  } catch {
    return {};
  }
}

const nothing = { values: {}, issues: [] };

/** The rules of the order's form: those of the tax document, once one is asked for. The contact's number is that of the
 * invoice unless another is typed: it is not asked for twice. */
export const invoiceRules = (market: TaxMarket) => ({
  validate(typed: Values): { readonly values: Values; readonly issues: readonly Issue[] } {
    const { taxDocument: document } = market;
    if (!document || !isWanted(document, typed)) return nothing;
    const { contact } = readShown(typed[SHOWN]);
    const taxId = typed['taxId']?.trim() || contact;
    return taxDocumentRules(document, market).validate({ ...typed, ...(taxId && { taxId }) });
  },
});

interface KnownOfInvoice {
  /** Of a member. */
  readonly profile: KnownMember['profile'];
  /** Why the last try was refused, with what was typed. */
  readonly fault: CheckoutFault | undefined;
  readonly kept: KeptCheckout | null;
}

/** The part of the order's form that is about the invoice, as the page puts it together. */
export function invoiceForm(
  state: InvoiceState,
  market: TaxMarket,
  { profile, fault, kept }: KnownOfInvoice,
) {
  const refused = fault?.invoice;
  const start = refused?.values ?? invoiceStart(state, market, profile?.taxDocument, kept?.unplaced);
  return {
    start,
    issues: refused?.issues,
    rules: invoiceRules(market),
    kinds: { postalCode: 'postalCode' } as const,
    normalizers: taxNormalizers(market.taxDocument),
    fields: invoiceFields(market, start, state),
    box: { name: WANTS_INVOICE, isTicked: WANTS_INVOICE in start },
  };
}

/** The body's part of what the rules let through; undefined where no invoice is asked for. */
export function toTaxDocument({ taxId = '', ...values }: Values): TaxDocumentValues | undefined {
  return taxId === '' ? undefined : { ...values, taxId };
}
