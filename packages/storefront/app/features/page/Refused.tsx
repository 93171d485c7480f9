import { Alert } from '@driveline/ui';
import type { ReactNode } from 'react';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useText } from '../../shop/useText.ts';

type RefusedProps = {
  readonly answer: Pick<FormAnswer, 'message' | 'at'> | undefined;
  /** Ways on; false where this refusal has none. */
  readonly actions?: ReactNode;
};

/** Above a form: why the server refused it, unless that stands at a field. */
export function Refused({ answer, actions }: RefusedProps) {
  const text = useText();
  if (answer?.message === undefined || answer.at) return null;
  return (
    <Alert tone="error" role="alert" {...(actions && { actions })}>
      {answer.message || text('error_generic')}
    </Alert>
  );
}
