import { isB2cError } from '@driveline/api';
import { chatMutations } from '@driveline/hooks';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { formAction } from '../session/index.ts';
import { chatForm } from './chatFields.ts';
import { CHAT_PATH } from './paths.ts';

/** What a post of the chat's own page came to. */
export type ChatAnswer = { readonly unsent?: string; readonly isTranscriptSent?: boolean };

type Args = ActionFunctionArgs<RouterContextProvider>;

/** Starts the chat with who wrote themselves down, and goes there (CONTENT-015). */
export const startChatAction = formAction({
  'start-chat': {
    rules: ({ market }) => chatForm(market),
    save: async ({ client, typed, values }) => {
      const { firstName = '', lastName = '', email = '', phoneNumber } = values;
      const { topic = '', orderId, consent } = typed;
      await chatMutations.start(client).mutate({
        name: `${firstName} ${lastName}`.slice(0, 60),
        email,
        topic,
        consent: consent === 'true',
        ...(phoneNumber && { phoneNumber }),
        ...(orderId && { orderId }),
      });
      return CHAT_PATH;
    },
  },
});

/** The chat's posts without script (CONTENT-014). */
export async function chatAction(args: Args) {
  const { client, form } = await actionDataOf(args);
  const { intent, text = '', id } = textsOf(form);
  try {
    switch (intent) {
      case 'chat-say':
        await chatMutations.say(client).mutate({ id: id ?? crypto.randomUUID(), text: text.trim() });
        break;
      case 'chat-end':
        await chatMutations.end(client).mutate();
        break;
      case 'chat-transcript':
        await chatMutations.mailTranscript(client).mutate();
        return data<ChatAnswer>({ isTranscriptSent: true });
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<ChatAnswer>({ unsent: text }, { status: error.status ?? 503 });
  }
  return redirect(CHAT_PATH, 303);
}
