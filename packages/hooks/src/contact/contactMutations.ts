import type { B2cClient } from '@driveline/api';
import { bodyMutation } from '../mutations/bodyMutation.ts';

/** Writing to the desk. */
export const contactMutations = {
  /** Opens a case with the desk and answers its number (API-092). */
  send: (client: B2cClient) => bodyMutation(client, 'contact.send'),
};
