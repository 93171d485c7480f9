import { useEffect } from 'react';
import { CHAT_POLLING_S } from '../constants.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useEdge } from '../machine/Edge.ts';
import { useMachine } from '../machine/useMachine.ts';
import { partState } from '../state/partState.ts';
import { suppressChat } from '../storage/remembered.ts';
import { chatAvailability, initialChatAvailability } from './chatAvailability.ts';
import { checkAgents } from './chatQueries.ts';
import { initialProactiveChat, proactiveChat } from './proactiveChat.ts';

/**
 * CONTENT-008 to CONTENT-012: asks for agents while the component stands, by the config's figures in seconds. Not for
 * bots, whom `isEnabled` leaves out.
 */
export function useChatAvailability({
  isCircular = false,
  isEnabled = true,
}: { readonly isCircular?: boolean; readonly isEnabled?: boolean } = {}) {
  const { client } = useB2c();
  const { logger } = useEdge();
  const [state, send] = useMachine(chatAvailability, initialChatAvailability, (effect, answer) => {
    if (effect.type === 'check') {
      checkAgents(client).then(
        (xml) => answer({ type: 'answered', xml }),
        (error: unknown) => answer({ type: 'failed', error }),
      );
      return;
    }
    logger.log({ message: 'agent availability failed', level: 'warn' });
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    send({
      type: 'start',
      intervalS: client.value('CHAT_POLLING_INTERVAL_S', CHAT_POLLING_S.interval),
      totalS: client.value('CHAT_POLLING_TOTAL_S', CHAT_POLLING_S.total),
      isCircular,
    });
    return () => send({ type: 'stop' });
  }, [client, isCircular, isEnabled, send]);
  const { requestStatus, status } = state;
  useEffect(() => partState.set({ chatAgent: { requestStatus, status } }), [requestStatus, status]);
  return { requestStatus, status };
}

/** CONTENT-016, CONTENT-017, STATE-042: whether the pop-up shows; `width` is the window's, in px. */
export function useProactiveChat(page: {
  readonly path: string;
  readonly width: number;
  readonly isBot: boolean;
  readonly agentsAvailable: boolean;
}) {
  const { path, width, isBot, agentsAvailable } = page;
  const { client } = useB2c();
  const edge = useEdge();
  const [state, send] = useMachine(proactiveChat, initialProactiveChat, (effect) =>
    suppressChat(edge.storage, edge.now() + effect.ms),
  );
  const isEnabled = client.flag('PROACTIVE_CHAT_POPUP_ENABLED');
  useEffect(() => {
    const expiry = edge.storage.read('disableProactiveChatExpiry');
    const situation = { isEnabled, agentsAvailable, isBot, width, path, now: edge.now(), expiry };
    send({ type: 'situation', situation });
  }, [agentsAvailable, edge, isBot, isEnabled, path, send, width]);
  return { isShown: state === 'shown', close: () => send({ type: 'close' }) };
}
