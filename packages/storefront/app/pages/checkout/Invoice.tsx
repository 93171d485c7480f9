import type { CheckoutState } from '@driveline/api';
import {
  invoiceFields,
  invoiceRules,
  invoiceStart,
  taxNormalizers,
  useKnownMember,
  WANTS_INVOICE,
  type CheckoutFault,
} from '@driveline/hooks';
import { useStrings } from '@driveline/ui';
import { ErrorSummary, TaxDocumentFields } from '@driveline/ui/forms';
import { taxDocumentOf } from '@driveline/validation';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { useShop } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';

/** What the order's form asks for an invoice, where the market has one (PLUS-058). */
export function useInvoice(state: CheckoutState, fault: CheckoutFault | undefined) {
  const { market } = useShop();
  const { profile } = useKnownMember();
  const document = taxDocumentOf(market);
  const { values: start = invoiceStart(state, market, profile?.taxDocument), issues } = fault?.invoice ?? {};
  const form = useShopForm({
    id: 'invoice',
    rules: invoiceRules(market),
    start,
    issues,
    labels: useStrings().taxDocument.labels,
    kinds: { postalCode: 'postalCode' },
    normalizers: taxNormalizers(document),
  });
  useKeptDraft(form, { name: 'invoice' });
  const box = { name: WANTS_INVOICE, isTicked: WANTS_INVOICE in start };
  return {
    // The fields of an invoice that nobody asks for stay empty; without them the browser asks for the boxes (PLUS-005).
    formProps: document && { ...form.formProps, noValidate: true },
    fields: invoiceFields(market, start),
    box: document && (
      <>
        <ErrorSummary errors={form.summary} submission={form.submission} />
        <TaxDocumentFields {...{ document, box }} field={form.field} values={form.values} />
      </>
    ),
  };
}
