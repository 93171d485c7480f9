import type { ContentBlock } from '@driveline/api/contract';
import { Text } from '@driveline/ui';
import { FaqList, type FaqGroup } from '@driveline/ui/content';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export type QuestionGroup = Omit<FaqGroup, 'questions'> & {
  readonly questions: readonly { id: string; question: string; answer: string }[];
};

export const questionGroups = (blocks: readonly ContentBlock[]): QuestionGroup[] =>
  blocks.flatMap((block) =>
    block.kind === 'accordion' ? [{ id: block.id, title: block.title, questions: block.items }] : [],
  );

/** Questions that fold open, and a field that leaves those that hold its words (CONTENT-026). */
export function Questions({ groups, path }: { groups: readonly QuestionGroup[]; path: string }) {
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const [query, setQuery] = useState(parameters.get('q')?.trim() ?? '');
  return (
    <FaqList
      groups={filtered(groups, query).map((group) => ({
        ...group,
        questions: group.questions.map((it) => ({ ...it, answer: <Text>{it.answer}</Text> })),
      }))}
      action={path}
      query={query}
      onQueryChange={setQuery}
      {...(hash && { openId: hash.slice(1) })}
      contactHref="/contactus"
    />
  );
}

/** Case and accents do not count, as nobody types them into a search. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function filtered(groups: readonly QuestionGroup[], query: string): QuestionGroup[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  const holds = ({ question, answer }: QuestionGroup['questions'][number]) => {
    const text = bare(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return groups.map((group) => ({ ...group, questions: group.questions.filter(holds) }));
}
