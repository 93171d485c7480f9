import type { ReactNode } from 'react';
import { ShieldIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';

/** What a `seal` of a footer shows: true the plain one, a node that of a provider [CONF-020]. */
export function Seal({ of }: { of: ReactNode }) {
  const { shell } = useStrings();
  if (of !== true) return of;
  return (
    <>
      <ShieldIcon size={20} />
      {shell.seal}
    </>
  );
}
