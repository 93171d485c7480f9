import type { EndpointId } from '@driveline/api/contract';
import { Unprepared } from './testedServer.ts';

export type Kind = 'answer' | 'error' | 'stranger' | 'malformed';

export interface Finding {
  readonly id: EndpointId;
  readonly kind: Kind;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** How many requests stand behind it. */
  readonly requests: number;
  readonly words: string;
}

type Outcome = Omit<Finding, 'id' | 'kind'>;

/** Runs a check; what the server lacks for it is a skip with its reason. */
export async function judged(
  id: EndpointId,
  kind: Kind,
  words: string,
  check: () => Promise<number>,
): Promise<Finding> {
  const outcome = await check().then(
    (requests): Outcome => ({ result: 'passed', requests, words }),
    (error: unknown): Outcome =>
      error instanceof Unprepared
        ? { result: 'skipped', requests: 0, words: `${words}: ${error.message}` }
        : {
            result: 'failed',
            requests: 1,
            words: `${words}: ${error instanceof Error ? error.message : String(error)}`,
          },
  );
  return { id, kind, ...outcome };
}
