import { chatFrame, chatQueries, useB2c, useEndChat, useMailTranscript, useSay } from '@driveline/hooks';
import { useStrings } from '@driveline/ui';
import { ChatWindow, type ChatState } from '@driveline/ui/chat';
import { useQuery } from '@tanstack/react-query';
import { useActionData } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { useShop } from '../../shop/useShop.ts';
import type { ChatAnswer } from './chatActions.ts';
import * as paths from '../../paths/index.ts';

/** How often it is looked what the desk has said. */
const ASK_MS = 3000;

/** `/chat`: the talk with the desk in a window of its own (CONTENT-014). */
export function ChatPage() {
  const { chat: words } = useStrings();
  const { market, brand } = useShop();
  const { client } = useB2c();
  const answer = useActionData() as ChatAnswer | undefined;
  const frame = chatFrame(client);
  const { data, isError, isFetching, refetch } = useQuery({
    ...chatQueries.chat(client),
    enabled: !frame,
    refetchInterval: ({ state }) => (state.data?.status === 'OPEN' ? ASK_MS : false),
  });
  const say = useSay();
  const end = useEndChat();
  const transcript = useMailTranscript();
  const unsent = say.isError ? say.variables.text : answer?.unsent;
  const phone = brand.phones[market.code];
  return (
    <>
      <PageHead title={words.title} />
      <ChatWindow
        frame={frame}
        state={stateOf(data?.status, isError)}
        talk={{
          messages: data?.messages ?? [],
          ...(data?.isAnswering && { writer: words.agent }),
          composer: {
            target: targetAt(paths.chat(), 'chat-say'),
            onSay: (text) => say.mutate({ id: crypto.randomUUID(), text }),
            ...(unsent !== undefined && { unsent }),
          },
          transcript: { target: targetAt(paths.chat(), 'chat-transcript'), onAct: () => transcript.mutate() },
          isTranscriptSent: transcript.isSuccess || answer?.isTranscriptSent === true,
          startHref: paths.chatContact(),
        }}
        ways={{
          contactHref: paths.contact(),
          onRetry: () => void refetch(),
          isRetrying: isFetching,
          ...(phone && { phone: { shown: phone, number: phone.replace(/[^\d+]/g, '') } }),
        }}
        end={{ target: targetAt(paths.chat(), 'chat-end'), onAct: () => end.mutate() }}
      />
    </>
  );
}

function stateOf(status: 'OPEN' | 'ENDED' | undefined, isError: boolean): ChatState {
  if (status) return status === 'OPEN' ? 'open' : 'ended';
  return isError ? 'failed' : 'connecting';
}
