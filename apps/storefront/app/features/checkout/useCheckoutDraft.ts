import { useEffect, useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router-dom';
import type { CheckoutDraft } from './checkoutDraft.ts';

/** What was typed before a sign-in, until the contact is sent: from then on the order knows it. */
export function useCheckoutDraft(): CheckoutDraft | undefined {
  const loaded = useLoaderData() as { readonly draft?: CheckoutDraft } | null;
  const [draft, setDraft] = useState(loaded?.draft);
  const { formData } = useNavigation();
  const isSent = formData?.get('intent') === 'save-contact';
  useEffect(() => {
    if (isSent) setDraft(undefined);
  }, [isSent]);
  return draft;
}
