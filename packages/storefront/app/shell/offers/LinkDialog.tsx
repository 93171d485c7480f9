import { rewardsPopup, type RewardsModal, type RewardsModalEvent } from '@driveline/hooks';
import { Button, ButtonLink, Inline, Stack, Text } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import { linkForms, LinkWays } from '../../parts/rewards/LinkWays.tsx';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

type LinkDialogProps = {
  readonly modal: RewardsModal;
  readonly send: (event: RewardsModalEvent) => void;
};

/** Kinds of popup without a title of their own are about linking (REWARD-021). */
const TITLES: { readonly [kind: string]: 'rewards.hasCard' | 'rewards.prove' } = {
  rewardSignIn: 'rewards.hasCard',
  validateRewardQuestions: 'rewards.prove',
};

/** Links a card over the page; closing it, or skipping, keeps it from opening by itself (REWARD-004 to REWARD-024). */
export function LinkDialog({ modal: { step, form, isSending }, send }: LinkDialogProps) {
  const text = useText();
  const close = () => send({ type: 'close' });
  const Form = linkForms[step];
  const sending = {
    isSending,
    onSend: (intent: FormPost['intent'], typed: FormPost['typed']) => send({ type: 'send', intent, typed }),
  };
  return (
    <Modal isOpen onClose={close} title={text(TITLES[rewardsPopup(step)] ?? 'rewards.link')} size="s">
      {/* The button that led here is gone: who hears the page, or uses its keys, goes on at what took its place. */}
      <Stack gap={5} key={step} ref={takeFocus} tabIndex={-1}>
        {step === 'rewardSignIn' && <LinkWays onChoose={(way) => send({ type: 'choose', way })} />}
        {Form && <Form answer={form} sending={sending} />}
        {step === 'linked' && <Text>{text('rewards.linked')}</Text>}
        <Inline>
          {Form && (
            <Button variant="quiet" onClick={() => send({ type: 'back' })}>
              {text('rewards.otherWay')}
            </Button>
          )}
          {step === 'linked' ? (
            <ButtonLink href={paths.rewards()} variant="primary">
              {text('rewards.toRewards')}
            </ButtonLink>
          ) : (
            <Button variant="quiet" onClick={close}>
              {text('rewards.skip')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Modal>
  );
}

type FormPost = Extract<RewardsModalEvent, { type: 'send' }>;

const takeFocus = (element: HTMLElement | null) => element?.focus();
