import type { RewardsLinkForm, RewardsLinkIntent } from '@driveline/hooks';
import { Heading, Link, Stack } from '@driveline/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { IntentForm } from '../../intents/IntentForm.tsx';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import { Refused, SubmitButton } from '../form/PostForm.tsx';
import { textsOf } from '../../data/actionData.ts';
import * as paths from '../../paths/index.ts';

/** Sends a form without leaving the page that it stands over. */
export type LinkSending = {
  readonly isSending: boolean;
  readonly onSend: (intent: RewardsLinkIntent, typed: RewardsLinkForm['values']) => void;
};

export type LinkFormProps = {
  readonly answer: RewardsLinkForm | undefined;
  /** Of a dialog; without it the page's action takes the post. */
  readonly sending?: LinkSending | undefined;
};

type LinkStepProps = LinkFormProps & {
  readonly intent: RewardsLinkIntent;
  readonly form?: Pick<ShopForm, 'formProps'>;
  /** What goes along unseen. */
  readonly kept?: Readonly<Record<string, string | number>>;
  readonly title: string;
  /** Between the title and why the step before was refused. */
  readonly lead?: ReactNode;
  readonly submit: string;
  readonly children: ReactNode;
};

/** A step of the linking that posts. */
export function LinkStep(props: LinkStepProps) {
  const { intent, form, kept, title, lead, answer, sending, submit, children } = props;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    form?.formProps.onSubmit(event);
    if (!sending || event.defaultPrevented) return;
    event.preventDefault();
    if (!sending.isSending) sending.onSend(intent, textsOf(new FormData(event.currentTarget)));
  };
  return (
    <IntentForm
      action={paths.rewardsLink()}
      intent={intent}
      fields={kept}
      {...form?.formProps}
      onSubmit={handleSubmit}
    >
      <Stack gap={5}>
        <Heading level={2}>{title}</Heading>
        {lead}
        <LinkRefused answer={answer} />
        {children}
        <SubmitButton pending={sending?.isSending}>{submit}</SubmitButton>
      </Stack>
    </IntentForm>
  );
}

/** Why a step was refused: the server's words where they say more, else the shop's (REWARD-015 to REWARD-019). */
export function LinkRefused({ answer }: LinkFormProps) {
  const text = useText();
  if (!answer?.error) return null;
  const complete = <Link href={paths.completeAccount(paths.rewardsLink())}>{text('rewards.complete')}</Link>;
  return (
    <Refused
      answer={{ message: answer.message || text(`rewards.error.${answer.error}`) }}
      actions={answer.isIncomplete && complete}
    />
  );
}
