import type { Qualifier } from '../src/fitment/fitModel.ts';
import { optionValues } from '../src/fitment/questions.ts';

/** What is for one answer of a closed question. */
export const asking = (question: string, value: string): Qualifier => ({
  question,
  value,
  options: optionValues(question),
});
