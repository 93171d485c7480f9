import { Alert, Stack } from '@driveline/ui';
import { type ReactNode, type SubmitEvent } from 'react';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import type { SignInAnswer } from './signInAnswer.ts';

/** What every form of the sign-in stands on. */
export type SignInFormProps = {
  /** Page whose action takes the posts. */
  readonly path: string;
  /** Where a success leads (ACCT-013). */
  readonly returnTo: string;
  readonly answer: SignInAnswer | undefined;
  readonly isSending: boolean;
  /** Sends the form without leaving the page that it stands over. */
  readonly onSend?: ((form: FormData) => void) | undefined;
};

export type SignInPostProps = Pick<SignInFormProps, 'path' | 'returnTo' | 'onSend'> & {
  readonly formProps: ShopForm['formProps'];
  /** Called with what is sent, after it was found right. */
  readonly onLeave?: (form: FormData) => void;
  /** Goes along as it is. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
};

/** A form of the sign-in: a plain post, or in place where a dialog holds it. */
export function SignInPost(props: SignInPostProps) {
  const { path, returnTo, formProps, onSend, onLeave, fields = {}, children } = props;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    formProps.onSubmit(event);
    if (event.defaultPrevented) return;
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    onLeave?.(form);
    if (!onSend) return;
    event.preventDefault();
    onSend(form);
  };
  return (
    <form method="post" action={path} data-intent="sign-in" {...formProps} onSubmit={handleSubmit}>
      {Object.entries({ returnTo, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <Stack gap={5}>{children}</Stack>
    </form>
  );
}

/** Why the last post was refused. */
export function Refusal({ answer, actions }: { answer: SignInAnswer | undefined; actions?: ReactNode }) {
  const text = useText();
  if (answer?.message === undefined) return null;
  return (
    <Alert tone="error" role="alert" {...(actions != null && { actions })}>
      {answer.message || text('error_generic')}
    </Alert>
  );
}
