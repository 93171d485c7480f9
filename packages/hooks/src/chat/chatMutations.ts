import type { B2cClient, OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { bodyMutation } from '../mutations/bodyMutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { showChange } from '../mutations/showChange.ts';
import { chatQueries } from './chatQueries.ts';

type Chat = OutputOf<'chat.read'>;

const keeps = (client: B2cClient) => ({
  queue: 'chat',
  shownIn: [chatQueries.chat(client).queryKey],
  apply: (queryClient: QueryClient, chat: Chat) => {
    queryClient.setQueryData(chatQueries.chat(client).queryKey, chat);
  },
});

/** The session's chat, from its start to its transcript. */
export const chatMutations = {
  /** Starts the chat, or goes on with the one that is open. */
  start: (client: B2cClient) => bodyMutation(client, 'chat.start', keeps(client)),
  /** Shown at once; `id` is made by the caller, so that a repeated call says it once. Times are of the browser. */
  say: (client: B2cClient) =>
    bodyMutation(client, 'chat.say', {
      ...keeps(client),
      optimistic: (queryClient, { id, text }) => {
        const said = { id, text, from: 'shopper' as const, at: new Date().toISOString() };
        return showChange<Chat>(queryClient, chatQueries.chat(client).queryKey, (chat) => ({
          ...chat,
          messages: [...chat.messages, said],
        }));
      },
    }),
  end: (client: B2cClient): Mutation<void, Chat> => ({
    key: ['chat', 'end'],
    mutate: () => client.call('chat.end'),
    invalidates: [],
    ...keeps(client),
  }),
  /** To the address that the chat was started with. */
  mailTranscript: (client: B2cClient): Mutation<void, null> => ({
    key: ['chat', 'transcript'],
    mutate: () => client.call('chat.transcript'),
    invalidates: [],
  }),
};
