import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { FitQuestion } from '../model/fit.ts';
import * as choice from '../private/choice.css.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './FitProof.css.ts';

export interface FitQuestionFormProps {
  question: FitQuestion;
  /** Takes `questionId` with `value`, or with `unknown` for 'I don't know'. */
  answer: FormTarget;
}

/** The one next question, answered in place [PLUS-003]. */
export function FitQuestionForm({ question, answer }: FitQuestionFormProps) {
  const { offer } = useStrings();
  return (
    <IntentForm target={answer} className={styles.question}>
      <input type="hidden" name="questionId" value={question.id} />
      <fieldset>
        <legend className={styles.legend}>{question.text}</legend>
        <div className={styles.options}>
          {question.options.map((option) => (
            <AnswerOption key={option.value} {...option} />
          ))}
        </div>
      </fieldset>
      {question.help && (
        <Disclosure variant="plain" summary={offer.howToCheck}>
          <p className={styles.help}>{question.help}</p>
        </Disclosure>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {offer.confirmAnswer}
        </Button>
        {/* formNoValidate: not knowing is an answer, and it needs no choice. */}
        <Button type="submit" variant="quiet" name="unknown" value="true" formNoValidate>
          {offer.doNotKnow}
        </Button>
      </div>
      <p className={styles.help}>{offer.bothStay}</p>
    </IntentForm>
  );
}

interface AnswerOptionProps {
  value: string;
  label: string;
  help?: string;
}

function AnswerOption({ value, label, help }: AnswerOptionProps) {
  return (
    <label className={choice.card}>
      <input type="radio" name="value" value={value} required className={choice.radio} />
      <span>
        <span className={choice.title}>{label}</span>
        {help && <span className={styles.help}>{` ${help}`}</span>}
      </span>
    </label>
  );
}
