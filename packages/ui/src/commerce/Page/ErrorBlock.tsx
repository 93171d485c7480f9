import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { Failure, FailureLinks, FailureSearch } from './Failure.tsx';
import { OopsDrawing } from './OopsDrawing.tsx';

export interface ErrorBlockProps extends BlockProps<'div'> {
  /** Home, parts, contact. */
  links: readonly NamedLink[];
  /** Page that answers the search, asked by GET with `searchText`. */
  searchAction: string;
}

/** The page for what was refused: one sentence, search, links on [SHELL-063]. */
export function ErrorBlock({ links, searchAction, ...rest }: ErrorBlockProps) {
  const { page, more } = useStrings();
  return (
    <Failure picture={<OopsDrawing />} {...page.refused} {...rest}>
      <FailureSearch action={searchAction} />
      <FailureLinks links={links} label={more} />
    </Failure>
  );
}
