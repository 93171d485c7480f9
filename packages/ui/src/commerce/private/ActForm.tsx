import type { ReactNode, SubmitEvent } from 'react';
import { IntentForm, type FormTarget } from './IntentForm.tsx';

/** Something that a shopper does in a block. */
export interface Act {
  /** Where it is posted. */
  target: FormTarget;
  /** Takes the post's place where script runs. */
  onAct?: () => void;
}

interface ActFormProps {
  act: Act;
  className?: string;
  children: ReactNode;
}

/** A form without fields to fill in: it posts as it stands, or calls the page that listens. */
export function ActForm({ act: { target, onAct }, children, ...rest }: ActFormProps) {
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onAct?.();
  };
  return (
    <IntentForm target={target} {...(onAct && { onSubmit: handleSubmit })} {...rest}>
      {children}
    </IntentForm>
  );
}
