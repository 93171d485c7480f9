import { useEffect, useRef, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './ChatWindow.css.ts';

/** What the desk takes in one message. */
const MOST_CHARACTERS = 2000;

export interface ChatComposerProps {
  /** Takes `text`. */
  target: FormTarget;
  /** Takes the post's place; the field is empty again. */
  onSay?: (text: string) => void;
  /** What could not be sent: it comes back into the field. */
  unsent?: string;
}

/** Enter sends, with Shift it begins a line; the focus stays in the field. */
export function ChatComposer({ target, onSay, unsent }: ChatComposerProps) {
  const { chat } = useStrings();
  const field = useRef<HTMLTextAreaElement>(null);
  useReturned(field, unsent);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim();
    if (!input || !text) return;
    // Not by a reset, which would bring back what was not sent before.
    input.value = '';
    onSay?.(text);
  };
  return (
    <IntentForm target={target} className={styles.composer} {...(onSay && { onSubmit: handleSubmit })}>
      <TextArea
        ref={field}
        name="text"
        label={chat.message}
        rows={2}
        maxLength={MOST_CHARACTERS}
        required
        enterKeyHint="send"
        defaultValue={unsent}
        {...(unsent !== undefined && { errorMessage: chat.sendFailed })}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" variant="primary" fullWidth>
        {chat.send}
      </Button>
    </IntentForm>
  );
}

/** What comes back stands before whatever was typed meanwhile; the focus stays where it is. */
function useReturned(field: RefObject<HTMLTextAreaElement | null>, unsent: string | undefined): void {
  useEffect(() => {
    const input = field.current;
    if (!input || unsent === undefined || input.value.startsWith(unsent)) return;
    input.value = [unsent, input.value].filter(Boolean).join('\n');
  }, [field, unsent]);
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // The Enter that ends a sign of an input method belongs to it.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
