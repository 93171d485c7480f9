import type { ErrorKey } from '@driveline/api';
import type { Issue, Values } from '@driveline/validation';

/** What a form's action says when it did not do what was asked; all that was typed comes back. */
export type FormAnswer = {
  readonly values: Values;
  readonly issues?: readonly Issue[];
  /** Why the server refused it, worded; empty where the general words have to do. */
  readonly message?: string;
  /** What the contract calls the refusal, where a way on depends on it. */
  readonly key?: ErrorKey;
  /** Field that the message is about. */
  readonly at?: string;
};
