import type { CheckoutState } from '@driveline/api';
import { invoiceForm, useKnownMember, type CheckoutFault, type KeptCheckout } from '@driveline/hooks';
import { useStrings } from '@driveline/ui';
import { ErrorSummary, TaxDocumentFields } from '@driveline/ui/forms';
import { useLoaderData } from 'react-router-dom';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { useShop } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';

/** What the order's form asks for an invoice, where the market has one (PLUS-058). */
export function useInvoice(state: CheckoutState, fault: CheckoutFault | undefined) {
  const { market } = useShop();
  const { profile } = useKnownMember();
  const { taxDocument: document } = market;
  const kept = useLoaderData() as KeptCheckout | null;
  const { fields, box, ...checked } = invoiceForm(state, market, { profile, fault, kept });
  const form = useShopForm({ id: 'invoice', labels: useStrings().taxDocument.labels, ...checked });
  useKeptDraft(form, { name: 'invoice' });
  return {
    // The fields of an invoice that nobody asks for stay empty; without them the browser asks for the boxes (PLUS-005).
    formProps: document && { ...form.formProps, noValidate: true },
    fields,
    box: document && (
      <>
        <ErrorSummary errors={form.summary} submission={form.submission} />
        <TaxDocumentFields
          {...{ document, box }}
          field={form.field}
          values={form.values}
          submission={form.submission}
        />
      </>
    ),
  };
}
