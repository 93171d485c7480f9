import { Alert, Button, Stack } from '@driveline/ui';
import { ErrorSummary } from '@driveline/ui/forms';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import type { FormIntent } from '../../intents/formIntents.ts';
import { IntentForm } from '../../intents/IntentForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';

type PostFormProps = {
  readonly form: Pick<ShopForm, 'formProps' | 'summary' | 'submission'> & {
    readonly answer?: FormAnswer | undefined;
  };
  /** Route that takes the post. */
  readonly action: string;
  readonly intent: FormIntent;
  /** Ways on from a refusal; false where this one has none. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
};

/** Fields that a route's action takes, with and without script; above them what is wrong, found here or by the server. */
export function PostForm({ form, action, intent, ways, children }: PostFormProps) {
  return (
    <IntentForm action={action} intent={intent} {...form.formProps}>
      <Stack gap={5}>
        <ErrorSummary errors={form.summary} submission={form.submission} />
        <Refused answer={form.answer} actions={ways} />
        {children}
      </Stack>
    </IntentForm>
  );
}

type SubmitButtonProps = { readonly children: ReactNode; readonly pending?: boolean | undefined };

/** The button that sends a form; it shows that the post is under way, of its page unless told of another. */
export function SubmitButton({ children, pending }: SubmitButtonProps) {
  const { state } = useNavigation();
  return (
    <Button type="submit" variant="primary" pending={pending ?? state === 'submitting'}>
      {children}
    </Button>
  );
}

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
