import type { ReactNode } from 'react';
import { useText } from '../../shop/useShop.ts';
import { AccountFrame } from '../../parts/account/AccountFrame.tsx';
import * as paths from '../../paths/index.ts';

type RewardsFrameProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** A page below the rewards. */
export function RewardsFrame({ title, lead, children }: RewardsFrameProps) {
  const text = useText();
  return (
    <AccountFrame
      title={title}
      lead={lead}
      trail={[{ label: text('account.rewards'), href: paths.rewards() }]}
      narrow
    >
      {children}
    </AccountFrame>
  );
}
