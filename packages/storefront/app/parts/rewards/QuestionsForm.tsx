import { Text } from '@driveline/ui';
import { OneTimeCode, TextField } from '@driveline/ui/forms';
import { rewardsQuestionsForm, type RewardsQuestion } from '@driveline/validation';
import { useShopForm, type ShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import { PostalCodeField, usePersonLabels } from '../person/PersonFields.tsx';
import { LinkRefused, LinkStep, type LinkFormProps } from './LinkStep.tsx';

/** The code to the contact on file, and what else the card asks for; three wrong tries end it (REWARD-017). */
export function QuestionsForm({ answer, sending }: LinkFormProps) {
  const text = useText();
  const { lastName, postalCode } = usePersonLabels();
  const labels: Record<RewardsQuestion, string> = {
    oneTimeCode: text('signIn.code'),
    lastName,
    phoneLastFour: text('rewards.phoneLastFour'),
    postalCode,
  };
  const { questions = [], codeSentTo, wrongAnswers = 0, values } = answer ?? {};
  const form = useShopForm({
    id: 'questions',
    rules: rewardsQuestionsForm(questions),
    // A code is typed again; the facts stay.
    start: { ...values, oneTimeCode: '' },
    issues: answer?.issues,
    labels,
    withSummary: false,
  });
  if (answer?.error === 'contactUs') return <LinkRefused answer={answer} />;
  const kept = {
    questions: questions.join(' '),
    codeSentTo: codeSentTo ?? '',
    wrongAnswers,
    rewardsId: values?.['rewardsId'] ?? '',
    candidateToken: values?.['candidateToken'] ?? '',
  };
  const lead = codeSentTo && <Text>{text('rewards.codeSent', { masked: codeSentTo })}</Text>;
  const words = { title: text('rewards.prove'), lead, submit: text('rewards.linkIt') };
  return (
    <LinkStep intent="answer-questions" form={form} kept={kept} {...{ answer, sending }} {...words}>
      {questions.map((question) => (
        <Question key={question} question={question} label={labels[question]} field={form.field} />
      ))}
    </LinkStep>
  );
}

type QuestionProps = Pick<ShopForm, 'field'> & {
  readonly question: RewardsQuestion;
  readonly label: string;
};

function Question({ question, label, field }: QuestionProps) {
  if (question === 'postalCode') return <PostalCodeField field={field} />;
  if (question === 'oneTimeCode') return <OneTimeCode {...field(question)} label={label} required />;
  return (
    <TextField
      {...field(question)}
      label={label}
      autoComplete={question === 'lastName' ? 'family-name' : 'off'}
      {...(question === 'phoneLastFour' && { inputMode: 'numeric', maxLength: 4 })}
      required
    />
  );
}
