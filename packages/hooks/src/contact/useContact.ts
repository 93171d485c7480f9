import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { contactQueries } from './contactQueries.ts';
import { contactMutations } from './contactMutations.ts';

// The factories of this folder, wired to the client of the page.

/** What the desk can be asked about, and when somebody is there: `contact.topics`. */
export const useContactTopics = () => useQuery(contactQueries.topics(useB2c().client));

/** Open a case with the desk: `contact.send`. */
export const useSendContact = () => useB2cMutation(contactMutations.send(useB2c().client));
