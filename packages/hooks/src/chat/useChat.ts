import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { chatQueries } from './chatQueries.ts';
import { chatMutations } from './chatMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useChat = () => useQuery(chatQueries.chat(useB2c().client));

export const useStartChat = () => useB2cMutation(chatMutations.start(useB2c().client));
export const useSay = () => useB2cMutation(chatMutations.say(useB2c().client));
export const useEndChat = () => useB2cMutation(chatMutations.end(useB2c().client));
export const useMailTranscript = () => useB2cMutation(chatMutations.mailTranscript(useB2c().client));
