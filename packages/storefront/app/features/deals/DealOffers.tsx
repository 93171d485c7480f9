import { Alert } from '@driveline/ui';
import { OfferList, type Offer } from '@driveline/ui/browse';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import type { DealFault } from './dealAction.ts';

/** Offers that a form each takes, below what the last one was refused for; `children` where there is none. */
export function DealOffers({ offers, children }: { offers: readonly Offer[]; children: ReactNode }) {
  const fault = useActionData() as DealFault | undefined;
  return (
    <>
      {fault && (
        <Alert tone="error" role="alert">
          {fault.message}
        </Alert>
      )}
      {offers.length > 0 ? <OfferList offers={offers} /> : children}
    </>
  );
}
