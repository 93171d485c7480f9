import { PageBody, PageHeader, type Crumb } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';

const ACCOUNT_PATH = '/user/myAccount';

export type AccountFrameProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Pages between the account and this one. */
  readonly trail?: readonly Crumb[];
  /** The page is one form, or words. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/** A page below the account: where it stands, what it is, and what it holds. */
export function AccountFrame({ title, lead, trail = [], narrow = false, children }: AccountFrameProps) {
  const text = useText();
  return (
    <PageBody narrow={narrow}>
      <PageHead title={title} />
      <PageHeader
        title={title}
        lead={lead}
        crumbs={[{ label: text('account.title'), href: ACCOUNT_PATH }, ...trail, { label: title }]}
      />
      {children}
    </PageBody>
  );
}
