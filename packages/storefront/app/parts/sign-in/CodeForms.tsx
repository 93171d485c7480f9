import { OTP } from '@driveline/hooks';
import { useFirstField, type SignInAnswer } from '@driveline/hooks/session';
import { Heading, Inline, Text } from '@driveline/ui';
import { OneTimeCode, RadioCard, RadioCards } from '@driveline/ui/forms';
import { oneTimeCodeForm } from '@driveline/validation';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import { Refused } from '../form/PostForm.tsx';
import { IntentButton, SignInPost, useRest, WayButton, type SignInFormProps } from './SignInPost.tsx';

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
      <IntentButton intent="send-code" variant="primary" pending={isSending}>
        {text('signIn.sendCode')}
      </IntentButton>
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
      <Refused answer={answer} />
      <OneTimeCode {...field('code')} label={text('signIn.code')} required />
      <IntentButton intent="verify-code" variant="primary" pending={isSending}>
        {text('signIn.send')}
      </IntentButton>
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

/** Another code half a minute after the one before. */
function Resend({ isDue }: { isDue: boolean }) {
  const text = useText();
  const { seconds, rest } = useRest(isDue ? 0 : OTP.resendMs);
  return (
    <WayButton intent="send-code" {...rest}>
      {seconds > 0 ? text('signIn.resendIn', { seconds }) : text('signIn.resend')}
    </WayButton>
  );
}

function Back() {
  const text = useText();
  return <WayButton intent="back-to-login">{text('signIn.back')}</WayButton>;
}
