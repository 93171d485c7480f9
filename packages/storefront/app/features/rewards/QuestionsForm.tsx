import { Button, Heading, Stack, Text } from '@driveline/ui';
import { OneTimeCode, TextField } from '@driveline/ui/forms';
import { rewardsQuestionsForm, type RewardsQuestion } from '@driveline/validation';
import { useNavigation } from 'react-router-dom';
import { useShopForm, type ShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PostalCodeField, usePersonLabels } from '../person-fields/index.ts';
import { linkIntents } from './linkAnswer.ts';
import type { LinkFormProps } from './LinkForms.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { LINK_PATH } from './paths.ts';

const KEPT = ['rewardsId', 'candidateToken'] as const;

/** The code to the contact on file, and what else the card asks for; three wrong tries end it (REWARD-017). */
export function QuestionsForm({ answer }: LinkFormProps) {
  const text = useText();
  const { state } = useNavigation();
  const labels = useQuestionLabels();
  const questions = answer?.questions ?? [];
  const { formProps, field } = useShopForm({
    id: 'questions',
    rules: rewardsQuestionsForm(questions),
    // A code is typed anew; the facts stay.
    start: { ...answer?.values, oneTimeCode: '' },
    issues: answer?.issues,
    labels,
    withSummary: false,
  });
  if (answer?.error === 'contactUs') return <LinkRefused answer={answer} />;
  const { codeSentTo } = answer ?? {};
  return (
    <form method="post" action={LINK_PATH} data-intent={linkIntents.answer} {...formProps}>
      <input type="hidden" name="intent" value={linkIntents.answer} />
      <input type="hidden" name="questions" value={questions.join(' ')} />
      <input type="hidden" name="codeSentTo" value={codeSentTo ?? ''} />
      <input type="hidden" name="wrongAnswers" value={answer?.wrongAnswers ?? 0} />
      {KEPT.map((name) => (
        <input key={name} type="hidden" name={name} value={answer?.values[name] ?? ''} />
      ))}
      <Stack gap={5}>
        <Heading level={2}>{text('rewards.prove')}</Heading>
        {codeSentTo && <Text>{text('rewards.codeSent', { masked: codeSentTo })}</Text>}
        <LinkRefused answer={answer} />
        {questions.map((question) => (
          <Question key={question} question={question} field={field} />
        ))}
        <Button type="submit" variant="primary" pending={state === 'submitting'}>
          {text('rewards.linkIt')}
        </Button>
      </Stack>
    </form>
  );
}

function useQuestionLabels(): Record<RewardsQuestion, string> {
  const text = useText();
  const { lastName, postalCode } = usePersonLabels();
  return {
    oneTimeCode: text('signIn.code'),
    lastName,
    phoneLastFour: text('rewards.phoneLastFour'),
    postalCode,
  };
}

function Question({ question, field }: { question: RewardsQuestion; field: ShopForm['field'] }) {
  const labels = useQuestionLabels();
  if (question === 'postalCode') return <PostalCodeField field={field} />;
  if (question === 'oneTimeCode') {
    return <OneTimeCode {...field(question)} label={labels.oneTimeCode} required />;
  }
  return (
    <TextField
      {...field(question)}
      label={labels[question]}
      autoComplete={question === 'lastName' ? 'family-name' : 'off'}
      {...(question === 'phoneLastFour' && { inputMode: 'numeric', maxLength: 4 })}
      required
    />
  );
}
