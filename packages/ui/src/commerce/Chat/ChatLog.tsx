import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { ChatMessage } from './chat.ts';
import * as styles from './ChatLog.css.ts';

/** What was said. A screen reader reads what is added. */
export function ChatLog({ messages }: { messages: readonly ChatMessage[] }) {
  const { chat } = useStrings();
  return (
    // A scroller that the keyboard cannot reach would keep its content from it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="log" aria-label={chat.log} tabIndex={0} className={styles.log}>
      <div className={styles.messages}>
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </div>
    </div>
  );
}

function Message({ from, agentName, text, at }: ChatMessage) {
  const { chat } = useStrings();
  const { time } = useFormat();
  return (
    <div className={styles.message[from]}>
      <p className={styles.author}>
        {from === 'shopper' ? chat.you : (agentName ?? chat.agent)} <time dateTime={at}>{time(at)}</time>
      </p>
      <p className={styles.words[from]}>{text}</p>
    </div>
  );
}
