import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { Failure, FailureLinks, FailureSearch } from './Failure.tsx';
import { NoRoadDrawing } from './NoRoadDrawing.tsx';

export interface NotFoundBlockProps extends BlockProps<'div'> {
  /** The top-level categories. */
  categories: readonly NamedLink[];
  homeHref: string;
  /** Page that answers the search, asked by GET with `searchText`. */
  searchAction: string;
}

/** An unknown address: search, categories, home [SHELL-065]. */
export function NotFoundBlock(props: NotFoundBlockProps) {
  const { categories, homeHref, searchAction, ...rest } = props;
  const { page } = useStrings();
  return (
    <Failure picture={<NoRoadDrawing />} {...page.notFound} {...rest}>
      <FailureSearch action={searchAction} />
      <FailureLinks links={categories} label={page.categories} />
      <ButtonLink href={homeHref} variant="outline">
        {page.goHome}
      </ButtonLink>
    </Failure>
  );
}
