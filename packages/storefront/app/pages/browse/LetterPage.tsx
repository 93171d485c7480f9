import { byLetter, entriesNamed } from '@driveline/hooks';
import { ButtonLink, EmptyState } from '@driveline/ui';
import { FilterForm, IndexList, type IndexGroup } from '@driveline/ui/browse';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage, type NamedPageProps } from '../../parts/page/NamedPage.tsx';
import { useText } from '../../shop/useShop.ts';

/** A name of a long list; the best known stand above the letters too. */
type Entry = IndexGroup['links'][number] & { readonly isPopular: boolean };

type LettersProps = Omit<NamedPageProps, 'children'> & {
  readonly entries: readonly Entry[];
  /** Heading of the best known, and their anchor. */
  readonly popular: Pick<IndexGroup, 'id' | 'title'>;
  /** Words of the field, and of what it leaves nothing of. */
  readonly filter: string;
  readonly none: string;
};

export type LetterPageProps = Omit<LettersProps, 'entries'> & {
  /** Absent until they are known. */
  readonly entries: readonly Entry[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** A long list of names by letter, or what stands in its place. */
export function LetterPage({ entries, error, refetch, ...list }: LetterPageProps) {
  if (entries) return <Letters entries={entries} {...list} />;
  const { title, lead, path, trail = [] } = list;
  return (
    <NamedPage title={title} lead={lead} path={path} trail={trail}>
      <Failure error={error} onRetry={refetch} />
    </NamedPage>
  );
}

/** A field filters the list: by a form without script, while one types with it. */
function Letters({ entries, popular, filter, none, ...page }: LettersProps) {
  const text = useText();
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const left = entriesNamed(entries, query);
  const known = { ...popular, links: entries.filter(({ isPopular }) => isPopular) };
  const groups = [...(query.trim() === '' ? [known] : []), ...byLetter(left)];
  return (
    <NamedPage {...page} isIndexed={!parameters.has('q')}>
      <FilterForm
        action={page.path}
        label={filter}
        submitLabel={text('browse.show')}
        query={query}
        onQueryChange={setQuery}
      />
      {left.length > 0 ? (
        <IndexList groups={groups} jumpLabel={text('browse.letters')} />
      ) : (
        <EmptyState
          title={none}
          actions={<ButtonLink href={page.path}>{text('browse.showAll')}</ButtonLink>}
        />
      )}
    </NamedPage>
  );
}
