import { Activation } from '@driveline/hooks';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** A part below the fold that becomes active late (STATE-051); it follows the router, as its parts may. */
export function BelowFold({ children }: { children: ReactNode }) {
  return <Activation isFirst={useFirst()}>{children}</Activation>;
}

/** A part whose links and forms work as the server wrote them, until somebody touches it. */
export function WhenTouched({ children }: { children: ReactNode }) {
  return (
    <Activation isFirst={useFirst()} margin={null}>
      {children}
    </Activation>
  );
}

function useFirst(): boolean {
  useLocation();
  useNavigation();
  // `ShopProvider` marks the document once script has taken over.
  return !import.meta.env.SSR && !('hydrated' in document.documentElement.dataset);
}
