import { useEffect, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { CheckoutDraft } from './checkoutDraft.ts';

/** What was typed before a sign-in, until the contact step is left: from then on the order knows it. */
export function useCheckoutDraft(): CheckoutDraft | undefined {
  const loaded = useLoaderData() as { readonly draft?: CheckoutDraft } | null;
  const [draft, setDraft] = useState(loaded?.draft);
  const [query] = useSearchParams();
  const isLeft = query.get('step') !== 'contact';
  useEffect(() => {
    if (isLeft) setDraft(undefined);
  }, [isLeft]);
  return draft;
}
