import { Stack } from '@driveline/ui';
import { ErrorSummary } from '@driveline/ui/forms';
import type { ReactNode } from 'react';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { Refused } from '../page/index.ts';

type PostFormProps = {
  readonly form: Pick<ShopForm, 'formProps' | 'summary' | 'submission'>;
  /** Route that takes the post. */
  readonly action: string;
  /** What the route is asked to do, and what the browser's own sending goes by. */
  readonly intent: string;
  readonly answer: FormAnswer | undefined;
  /** Ways on from a refusal; false where this one has none. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
};

/** Fields that a route's action takes, with and without script; above them what is wrong, found here or by the server. */
export function PostForm({ form, action, intent, answer, ways, children }: PostFormProps) {
  return (
    <form method="post" action={action} data-intent={intent} {...form.formProps}>
      <input type="hidden" name="intent" value={intent} />
      <Stack gap={5}>
        <ErrorSummary errors={form.summary} submission={form.submission} />
        <Refused answer={answer} actions={ways} />
        {children}
      </Stack>
    </form>
  );
}
