import { useCountdown, type SignInAnswer, type SignInIntent } from '@driveline/hooks/session';
import { Button, Stack } from '@driveline/ui';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import type { ShopForm } from '../../shop/useShopForm.ts';

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

type SignInPostProps = Pick<SignInFormProps, 'path' | 'returnTo' | 'onSend'> & {
  readonly formProps: ShopForm['formProps'];
  /** Called with what is sent, after it was found right. */
  readonly onLeave?: (form: FormData) => void;
  /** Goes along as it is. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
};

/** A form of the sign-in: a plain post, or in place where a dialog holds it. Its buttons say what is wanted. */
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

type ButtonProps = ComponentProps<typeof Button>;

/** Sends the form that it is in, for what it wants. */
export function IntentButton({ intent, ...button }: ButtonProps & { readonly intent: SignInIntent }) {
  return <Button type="submit" name="intent" value={intent} {...button} />;
}

/** A way on for which nothing has to be filled in. */
export function WayButton(props: ComponentProps<typeof IntentButton>) {
  return <IntentButton variant="quiet" formNoValidate {...props} />;
}

/** For a button that does nothing for a while; without script the server says when it is too early. */
export function useRest(ms: number) {
  const seconds = useCountdown(ms);
  const rest: ButtonProps = { 'aria-disabled': true, onClick: (event) => event.preventDefault() };
  return { seconds, rest: seconds > 0 ? rest : {} };
}
