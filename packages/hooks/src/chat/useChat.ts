import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { chatQueries } from './chatQueries.ts';
import { chatMutations } from './chatMutations.ts';

// The factories of this folder, wired to the client of the page.

/** The session's chat, or what was said after a message: `chat.read`. */
export const useChat = () => useQuery(chatQueries.chat(useB2c().client));

/** Start the chat, or go on with the one that is open: `chat.start`. */
export const useStartChat = () => useB2cMutation(chatMutations.start(useB2c().client));
/** Say something in the chat: `chat.say`. */
export const useSay = () => useB2cMutation(chatMutations.say(useB2c().client));
/** End the chat: `chat.end`. */
export const useEndChat = () => useB2cMutation(chatMutations.end(useB2c().client));
/** Mail what was said to the address that the chat was started with: `chat.transcript`. */
export const useMailTranscript = () => useB2cMutation(chatMutations.mailTranscript(useB2c().client));
