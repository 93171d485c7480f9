import { isB2cError } from '@driveline/api';
import { chatMutations } from '@driveline/hooks';
import type { Issue } from '@driveline/validation';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { chatForm } from './chatFields.ts';
import { CHAT_PATH } from './paths.ts';

/** What was refused before a chat; everything typed comes back. */
export type StartFault = {
  readonly issues: readonly Issue[];
  readonly values: Readonly<Record<string, string>>;
  readonly message?: string;
};

/** What a post of the chat's own page came to. */
export type ChatAnswer = { readonly unsent?: string; readonly isTranscriptSent?: boolean };

type Args = ActionFunctionArgs<RouterContextProvider>;

/** Starts the chat with who wrote themselves down, and goes there (CONTENT-015). */
export async function startChatAction(args: Args) {
  const { client, market, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { values, issues } = chatForm(market).validate(typed);
  if (issues.length > 0) return data<StartFault>({ issues, values: typed }, { status: 422 });
  const { firstName = '', lastName = '', email = '', phoneNumber } = values;
  const { topic = '', orderId, consent } = typed;
  try {
    await chatMutations.start(client).mutate({
      name: `${firstName} ${lastName}`.slice(0, 60),
      email,
      topic,
      consent: consent === 'true',
      ...(phoneNumber && { phoneNumber }),
      ...(orderId && { orderId }),
    });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const fault = { issues: [], values: typed, message: error.message };
    return data<StartFault>(fault, { status: error.status ?? 503 });
  }
  return redirect(CHAT_PATH, 303);
}

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
