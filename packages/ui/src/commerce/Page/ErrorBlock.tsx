import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import { Failure, FailureLinks, FailureSearch } from './Failure.tsx';
import { OopsDrawing } from './OopsDrawing.tsx';

export interface ErrorBlockProps {
  /** Home, parts, contact. */
  links: readonly NamedLink[];
  /** Default `/searchresult`. */
  searchAction?: string;
}

/** The page for what was refused: one sentence, search, links on [SHELL-063]. */
export function ErrorBlock({ links, searchAction = '/searchresult' }: ErrorBlockProps) {
  const { page, more } = useStrings();
  return (
    <Failure picture={<OopsDrawing />} {...page.refused}>
      <FailureSearch action={searchAction} />
      <FailureLinks links={links} label={more} />
    </Failure>
  );
}
