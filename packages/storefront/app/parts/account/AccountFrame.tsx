import { Alert, Button, PageBody, PageHeader, PrintIcon, useHydrated, type Crumb } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useShop.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as paths from '../../paths/index.ts';

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
        crumbs={[{ label: text('account.title'), href: paths.account() }, ...trail, { label: title }]}
      />
      {children}
    </PageBody>
  );
}

/** What the post before has done, where the address says so: `?done=saved`. */
export function DoneNote({ words }: { words: Readonly<Record<string, string>> }) {
  const [query] = useSearchParams();
  const done = query.get('done') ?? '';
  if (!Object.hasOwn(words, done)) return null;
  return (
    <Alert tone="success" role="status">
      {words[done]}
    </Alert>
  );
}

/** Prints the page. Without script the browser's own menu does; its place is kept, so that nothing moves. */
export function PrintButton() {
  const text = useText();
  const visibility = useHydrated() ? undefined : 'hidden';
  return (
    <Button style={{ visibility }} variant="outline" icon={<PrintIcon size={20} />} onClick={() => print()}>
      {text('account.printPage')}
    </Button>
  );
}
