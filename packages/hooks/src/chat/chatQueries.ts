import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

/** The session's chat. */
export const chatQueries = {
  all: queryRoots.chat,
  /** Everything that was said; without a chat the call fails with `error_chat_unknown`. */
  chat: (client: B2cClient) =>
    queryOptions({
      queryKey: [...queryRoots.chat, 'chat', client.market.code],
      queryFn: ({ signal }) => client.call('chat.read', {}, { signal }),
    }),
};

/**
 * STATE-040, STATE-041, API-050: the agent check of the config: the b2c call, the gateway's path, or the address of the
 * config, which is asked without credentials.
 *
 * @returns XML text for `agentCount`.
 */
export function checkAgents(client: B2cClient, signal?: AbortSignal): Promise<string> {
  if (client.flag('CHECK_AGENT_AVAILABILITY_V2'))
    return client.call('chat.agentAvailability', {}, { signal });
  const configured = client.value('CHAT_AVAILABILITY_URL', '');
  const url = client.flag('CHAT_VENDOR_AVAILABILITY_ENABLED') || !configured ? undefined : configured;
  return client.call('chat.agents', {}, { signal, url });
}
