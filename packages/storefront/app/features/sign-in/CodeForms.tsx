import { OTP } from '@driveline/hooks';
import { Button, Heading, Inline, Text } from '@driveline/ui';
import { OneTimeCode, RadioCard, RadioCards } from '@driveline/ui/forms';
import { oneTimeCodeForm } from '@driveline/validation';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { signInIntents, type SignInAnswer } from './signInAnswer.ts';
import { Refusal, SignInPost, type SignInFormProps } from './SignInPost.tsx';
import { useCountdown } from './useCountdown.ts';
import { useFirstField } from './useFirstField.ts';

type StepProps<Step extends SignInAnswer['step']> = Omit<SignInFormProps, 'answer'> & {
  readonly answer: Extract<SignInAnswer, { step: Step }>;
};

/** Where the code goes: to the email or the phone of the account, masked (ACCT-019). */
export function DestinationForm({ answer, isSending, ...post }: StepProps<'destination'>) {
  const text = useText();
  const { formProps } = useShopForm({ id: 'destination' });
  useFirstField(formProps.ref, 'destination');
  const names = { email: text('signIn.email'), text: text('signIn.textMessage') };
  const { destinations, values } = answer;
  const masked = destinations.map(({ channel, masked: word }) => [`masked.${channel}`, word] as const);
  return (
    <SignInPost {...post} formProps={formProps} fields={{ ...keptOf(values), ...Object.fromEntries(masked) }}>
      <Heading level={2}>{text('signIn.where')}</Heading>
      <RadioCards
        legend={text('signIn.whereLead')}
        name="destination"
        defaultValue={destinations[0]?.destinationId ?? ''}
      >
        {destinations.map(({ channel, destinationId, masked: word }) => (
          <RadioCard key={destinationId} value={destinationId} label={names[channel]} description={word} />
        ))}
      </RadioCards>
      <Button
        type="submit"
        variant="primary"
        name="intent"
        value={signInIntents.sendCode}
        pending={isSending}
      >
        {text('signIn.sendCode')}
      </Button>
      <Back />
    </SignInPost>
  );
}

/** The six digits (ACCT-019). Wrong ones are counted, so that the fifth leads back to the password. */
export function CodeForm({ answer, isSending, ...post }: StepProps<'code'>) {
  const text = useText();
  const { values, issues, isEnded = false } = answer;
  const { formProps, field } = useShopForm({
    id: 'code',
    rules,
    issues,
    labels: { code: text('signIn.code') },
    withSummary: false,
  });
  useFirstField(formProps.ref, 'code', answer);
  const { masked = '', destination, tries } = values;
  const channel = destination === 'text' ? 'text' : 'email';
  return (
    <SignInPost
      {...post}
      formProps={formProps}
      fields={{ ...keptOf(values), destination, tries, masked, [`masked.${channel}`]: masked }}
    >
      <Heading level={2}>{text('signIn.codeTitle')}</Heading>
      <Text>{text('signIn.codeSent', { masked })}</Text>
      <Refusal answer={answer} />
      <OneTimeCode {...field('code')} label={text('signIn.code')} required />
      <Button
        type="submit"
        variant="primary"
        name="intent"
        value={signInIntents.verifyCode}
        pending={isSending}
      >
        {text('signIn.send')}
      </Button>
      <Inline gap={3}>
        <Resend isDue={isEnded} key={tries} />
        <Back />
      </Inline>
    </SignInPost>
  );
}

const rules = oneTimeCodeForm();

/** What the login form is filled with when the way back leads to it. */
const keptOf = ({ username, rememberMe }: SignInAnswer['values']) => ({
  username,
  ...(rememberMe && { rememberMe }),
});

/** Another code half a minute after the one before; without script the server says when it is too early. */
function Resend({ isDue }: { isDue: boolean }) {
  const text = useText();
  const seconds = useCountdown(isDue ? 0 : OTP.resendMs);
  return (
    <Button
      type="submit"
      variant="quiet"
      name="intent"
      value={signInIntents.sendCode}
      formNoValidate
      aria-disabled={seconds > 0 || undefined}
      {...(seconds > 0 && { onClick: (event) => event.preventDefault() })}
    >
      {seconds > 0 ? text('signIn.resendIn', { seconds }) : text('signIn.resend')}
    </Button>
  );
}

function Back() {
  const text = useText();
  return (
    <Button type="submit" variant="quiet" name="intent" value={signInIntents.back} formNoValidate>
      {text('signIn.back')}
    </Button>
  );
}
