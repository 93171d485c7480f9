import { isB2cError, type B2cClient } from '@driveline/api';
import { chatForm, chatMutations, toChatStart } from '@driveline/hooks';
import type { Values } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';
import { handlerOf, type Handlers } from '../../intents/formIntents.ts';
import { formAction } from '../../session/formAction.ts';
import * as paths from '../../paths/index.ts';

/** What a post of the chat's own page came to. */
export type ChatAnswer = { readonly unsent?: string; readonly isTranscriptSent?: boolean };

/** Starts the chat with who wrote themselves down, and goes there (CONTENT-015). */
export const startChatAction = formAction({
  'start-chat': {
    rules: ({ market }) => chatForm(market),
    save: async ({ client, typed, values }) => {
      await chatMutations.start(client).mutate(toChatStart(values, typed));
      return paths.chat();
    },
  },
});

const posts: Handlers<(client: B2cClient, typed: Values) => Promise<unknown>> = {
  'chat-say': (client, { text = '', id = crypto.randomUUID() }) =>
    chatMutations.say(client).mutate({ id, text: text.trim() }),
  'chat-end': (client) => chatMutations.end(client).mutate(),
  'chat-transcript': (client) => chatMutations.mailTranscript(client).mutate(),
};

/** The chat's posts without script (CONTENT-014). */
export async function chatAction(args: RouteArgs) {
  const { client, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { intent, text = '' } = typed;
  const send = handlerOf(posts, intent);
  try {
    await send(client, typed);
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<ChatAnswer>({ unsent: text }, { status: error.status ?? 503 });
  }
  if (intent === 'chat-transcript') return data<ChatAnswer>({ isTranscriptSent: true });
  return redirect(paths.chat(), 303);
}
