import { ButtonLink, EmptyState } from '@driveline/ui';
import { FilterForm, IndexList, type IndexGroup } from '@driveline/ui/browse';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { NamedPage, type NamedPageProps } from '../named-page/index.ts';
import { byLetter, named } from './byLetter.ts';

export type LetterPageProps = Omit<NamedPageProps, 'children'> & {
  readonly entries: IndexGroup['links'];
  /** The best known, above the letters. */
  readonly popular: IndexGroup;
  /** Words of the field, and of what it leaves nothing of. */
  readonly filter: string;
  readonly none: string;
};

/** A long list of names by letter, with a field that filters it: by a form without script, while one types with it. */
export function LetterPage({ entries, popular, filter, none, ...page }: LetterPageProps) {
  const text = useText();
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const left = named(entries, query);
  const groups = [...(query.trim() === '' ? [popular] : []), ...byLetter(left)];
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
