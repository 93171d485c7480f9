import { Alert } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';

export type StepMessageProps = {
  readonly message: string | undefined;
  /** `warning` while nothing has failed yet; default `error`. */
  readonly tone?: 'error' | 'warning';
};

/** Why a step could not go on, above its fields; a failure without a message of its own has the common one. */
export function StepMessage({ message, tone = 'error' }: StepMessageProps) {
  const text = useText();
  if (message === undefined) return null;
  return (
    <Alert tone={tone} role="alert">
      {message || text('error_generic')}
    </Alert>
  );
}
