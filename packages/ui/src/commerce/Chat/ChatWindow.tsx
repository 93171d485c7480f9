import { useId, type ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { ActForm, type Act } from '../private/ActForm.tsx';
import type { ChatMessage, ChatState } from './chat.ts';
import { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import * as styles from './ChatWindow.css.ts';

export interface ChatWays {
  /** Of the desk, as the shop words them. */
  hours?: string;
  contactHref: string;
  /** As it is shown, and as it is dialled. */
  phone?: { shown: string; number: string };
  onRetry?: () => void;
  isRetrying?: boolean;
}

export interface ChatTalk {
  messages: readonly ChatMessage[];
  /** Who is writing an answer. */
  writer?: string;
  composer: ChatComposerProps;
  /** Asks for the transcript by email, once the chat has ended. */
  transcript: Act;
  isTranscriptSent?: boolean;
  /** Where a chat begins. */
  startHref: string;
}

export interface ChatWindowProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: ChatState;
  /** While there is a conversation. */
  talk: ChatTalk;
  /** Ways on while there is none. */
  ways: ChatWays;
  end: Act;
  /** Address of another chat, which is shown in place of this one's words. */
  frame?: string | undefined;
}

/** A conversation with the desk: it fills its window, and what is said is read as it comes. */
export function ChatWindow({ state, talk, ways, end, frame, className, ...rest }: ChatWindowProps) {
  const { chat } = useStrings();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <Heading id={titleId} level={1} size="titleM">
          {chat.title}
        </Heading>
        {!frame && state === 'open' && <EndChat act={end} />}
      </div>
      {frame ? (
        <iframe src={frame} title={chat.title} className={styles.frame} />
      ) : state === 'open' || state === 'ended' ? (
        <Conversation hasEnded={state === 'ended'} {...talk} />
      ) : (
        <div className={styles.place}>
          <Instead state={state} {...ways} />
        </div>
      )}
    </section>
  );
}

function Conversation({
  hasEnded,
  messages,
  writer,
  composer,
  ...afterwards
}: ChatTalk & { hasEnded: boolean }) {
  const { chat } = useStrings();
  return (
    <div className={styles.talk}>
      <ChatLog messages={messages} />
      <div className={styles.foot}>
        <p role="status" className={styles.status}>
          {hasEnded ? <b>{chat.ended}</b> : writer !== undefined && chat.writing(writer)}
        </p>
        {hasEnded ? <Afterwards {...afterwards} /> : <ChatComposer {...composer} />}
      </div>
    </div>
  );
}

type AfterwardsProps = Pick<ChatTalk, 'transcript' | 'isTranscriptSent' | 'startHref'>;

function Afterwards({ transcript, isTranscriptSent, startHref }: AfterwardsProps) {
  const { chat } = useStrings();
  return (
    <>
      {isTranscriptSent ? (
        <p role="status">{chat.transcriptSent}</p>
      ) : (
        <ActForm act={transcript}>
          <Button type="submit" fullWidth>
            {chat.mailTranscript}
          </Button>
        </ActForm>
      )}
      <ButtonLink href={startHref} variant="outline" fullWidth>
        {chat.startAgain}
      </ButtonLink>
    </>
  );
}

/** A popover of the platform asks first: it opens before any script runs, and Escape closes it. */
function EndChat({ act }: { act: Act }) {
  const { chat } = useStrings();
  const id = useId();
  const { question, yes, no } = chat.confirmEnd;
  return (
    <>
      <Button variant="outline" size="s" popoverTarget={id} aria-haspopup="dialog">
        {chat.end}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-label={question} className={styles.question}>
        <p className={styles.questionText}>{question}</p>
        <Inline>
          <ActForm act={act}>
            <Button type="submit" variant="danger">
              {yes}
            </Button>
          </ActForm>
          <Button variant="outline" popoverTarget={id} popoverTargetAction="hide">
            {no}
          </Button>
        </Inline>
      </div>
    </>
  );
}

function Instead(props: ChatWays & { state: 'away' | 'connecting' | 'failed' }) {
  const { state, hours, contactHref, phone, onRetry, isRetrying } = props;
  const { chat } = useStrings();
  const actions = (
    <>
      <ButtonLink href={contactHref} variant={state === 'away' ? 'primary' : 'outline'}>
        {chat.contactUs}
      </ButtonLink>
      {phone && (
        <ButtonLink href={`tel:${phone.number}`} variant="outline">
          {chat.call(phone.shown)}
        </ButtonLink>
      )}
    </>
  );
  if (state === 'connecting') {
    return (
      <p role="status" className={styles.connecting}>
        <Spinner />
        {chat.connecting}
      </p>
    );
  }
  if (state === 'away') {
    return (
      <EmptyState title={chat.closed} actions={actions}>
        {hours !== undefined && <p>{chat.hours(hours)}</p>}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={chat.failed}
      actions={actions}
      {...(onRetry && { onRetry })}
      {...(isRetrying && { isRetrying })}
    />
  );
}
