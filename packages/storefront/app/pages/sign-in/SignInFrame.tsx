import { Card, PageBody, PageHeader, Stack } from '@driveline/ui';
import type { Values } from '@driveline/validation';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../parts/page/PageHead.tsx';

type SignInFrameProps = {
  readonly title: string;
  /** Cards below. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the sign-in: one form, in a card below its name. */
export function SignInFrame({ title, after, children }: SignInFrameProps) {
  return (
    <PageBody narrow>
      <PageHead title={title} />
      <PageHeader title={title} />
      <Card>
        <Stack gap={5}>{children}</Stack>
      </Card>
      {after}
    </PageBody>
  );
}

/** Where a success leads: to what the address names, which a refused form has brought back (ACCT-013). */
export function useReturnTo(answer: { readonly values: Values } | undefined): string {
  const [query] = useSearchParams();
  return answer?.values['returnTo'] ?? query.get('returnUrl') ?? '';
}
