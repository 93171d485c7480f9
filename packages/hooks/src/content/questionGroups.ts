import type { OutputOf } from '@driveline/api';
import { holdsWords } from '../search/heldWords.ts';

type Block = OutputOf<'content.page'>['blocks'][number];

/** Questions under one heading. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}

/** The questions of a page, each block of them a group. */
export const questionGroups = (blocks: readonly Block[]): QuestionGroup[] =>
  blocks.flatMap((block) =>
    block.kind === 'accordion' ? [{ id: block.id, title: block.title, questions: block.items }] : [],
  );

/** The same groups, each with those of its questions that hold every word, with their answer (CONTENT-026). */
export const questionsWith = (groups: readonly QuestionGroup[], typed: string): QuestionGroup[] =>
  groups.map((group) => ({
    ...group,
    questions: group.questions.filter(({ question, answer }) => holdsWords(`${question} ${answer}`, typed)),
  }));
