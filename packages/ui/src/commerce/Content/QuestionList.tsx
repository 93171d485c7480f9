import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { useLanguageName } from './languageName.ts';
import * as styles from './ReviewList.css.ts';

export interface QuestionItem {
  id: string;
  author: string;
  /** `YYYY-MM` */
  month: string;
  text: string;
  /** Of the shop. */
  answer: string;
  /** In which both were written, where that is another language than the page's. */
  locale?: string | undefined;
}

interface QuestionListProps {
  questions: readonly QuestionItem[];
  askHref: string;
}

/** What members asked about a part, each with the shop's answer [PLUS-051]. */
export function QuestionList({ questions, askHref }: QuestionListProps) {
  const { content } = useStrings();
  return (
    <Stack as="section" gap={5} align="start">
      <Heading level={2}>{content.questions}</Heading>
      {questions.length === 0 ? (
        <p>{content.noQuestions}</p>
      ) : (
        <ul className={styles.list}>
          {questions.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </ul>
      )}
      <ButtonLink href={askHref} variant="outline">
        {content.askQuestion}
      </ButtonLink>
    </Stack>
  );
}

function Question({ text, answer, author, month, locale }: QuestionItem) {
  const { content } = useStrings();
  const { date } = useFormat();
  const language = useLanguageName(locale);
  return (
    <li className={styles.review}>
      <p lang={locale} className={styles.typed}>
        <strong>{text}</strong>
      </p>
      <p className={styles.reply}>
        <strong>{content.shopAnswer}</strong>{' '}
        <span lang={locale} className={styles.typed}>
          {answer}
        </span>
      </p>
      <p className={styles.who}>
        <span translate="no">{author}</span>
        <time dateTime={month}>{date(`${month}-01`, 'month')}</time>
        {language && <span>{language}</span>}
      </p>
    </li>
  );
}
