import { Activation } from '@driveline/hooks';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** A part below the fold that becomes active late (STATE-051); it follows the router, as its parts may. */
export function BelowFold({ children }: { children: ReactNode }) {
  useLocation();
  useNavigation();
  // `ShopProvider` marks the document once script has taken over.
  const isFirst = !import.meta.env.SSR && !('hydrated' in document.documentElement.dataset);
  return <Activation isFirst={isFirst}>{children}</Activation>;
}
