import { Alert } from '@driveline/ui';

export type StepMessageProps = {
  readonly message: string | undefined;
  /** `warning` while nothing has failed yet; default `error`. */
  readonly tone?: 'error' | 'warning';
};

/** Why a step could not go on, above its fields. */
export function StepMessage({ message, tone = 'error' }: StepMessageProps) {
  if (!message) return null;
  return (
    <Alert tone={tone} role="alert">
      {message}
    </Alert>
  );
}
