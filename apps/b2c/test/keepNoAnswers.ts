import { afterAll, beforeAll } from 'vitest';
import { folderName, keepAnswersIn } from './seen.ts';

/** For files whose requests are made at random: what they happen to meet proves nothing of the contract. */
export function keepNoAnswers(): void {
  let folder: string | undefined;
  beforeAll(() => {
    folder = process.env[folderName];
    delete process.env[folderName];
  });
  // Files of a worker share its environment: what the next one meets counts again.
  afterAll(() => {
    if (folder) keepAnswersIn(folder);
  });
}
