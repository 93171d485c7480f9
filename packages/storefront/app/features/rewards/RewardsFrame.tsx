import type { ReactNode } from 'react';
import { useText } from '../../shop/useText.ts';
import { AccountFrame } from '../account-page/index.ts';
import { REWARDS_PATH } from './paths.ts';

type RewardsFrameProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** A page below the rewards. */
export function RewardsFrame({ title, lead, children }: RewardsFrameProps) {
  const text = useText();
  return (
    <AccountFrame
      title={title}
      lead={lead}
      trail={[{ label: text('account.rewards'), href: REWARDS_PATH }]}
      narrow
    >
      {children}
    </AccountFrame>
  );
}
