import type { CheckoutState } from '@driveline/api';
import {
  askedStep,
  contactKinds,
  contactValues,
  usePlaceFill,
  validateContact,
  type CheckoutDraft,
  type CheckoutFault,
  type KnownMember,
} from '@driveline/hooks';
import { addressCountry } from '@driveline/validation';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useDataText } from '../../shop/useText.ts';
import { usePersonLabels } from '../../parts/person/PersonFields.tsx';

export type ContactForm = ReturnType<typeof useContactForm>;

/** The contact form with its checks in the browser; the post itself goes to the route's action, by script or without. */
export function useContactForm(state: CheckoutState, fault: CheckoutFault | undefined, member: KnownMember) {
  const { market } = useShop();
  const text = useDataText();
  const { fiscalId, address } = market;
  const isShipped = state.containsShipToHomeItem;
  const draft = useCheckoutDraft();
  const start = fault?.values ?? { ...contactValues(state, market, member), ...draft };
  const form = useShopForm({
    id: 'contact',
    rules: { validate: (input) => validateContact(market, isShipped, input) },
    start,
    issues: fault?.issues,
    labels: {
      ...usePersonLabels(),
      ...(fiscalId && { fiscalId: text(fiscalId.labelKey) }),
      ...Object.fromEntries(address.fields.map(({ name, labelKey }) => [name, text(labelKey)])),
    },
    kinds: contactKinds(market),
  });
  const { values, setValue } = form;
  return {
    ...form,
    start,
    country: addressCountry(values, market)?.code ?? '',
    /** Choices of the address fields that offer a list. */
    neighborhoods: usePlaceFill(market, isShipped, { values, setValue }),
  };
}

/** What was typed before a sign-in, until the contact step is left: from then on the order knows it. */
function useCheckoutDraft(): CheckoutDraft | undefined {
  const loaded = useLoaderData() as { readonly draft?: CheckoutDraft } | null;
  const [draft, setDraft] = useState(loaded?.draft);
  const isLeft = askedStep(useLocation()) !== 'contact';
  useEffect(() => {
    if (isLeft) setDraft(undefined);
  }, [isLeft]);
  return draft;
}
