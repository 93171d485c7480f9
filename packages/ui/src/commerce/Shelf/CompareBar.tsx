import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { UiStrings } from '../../i18n/messages.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { COMPARE_FORM } from './CompareToggle.tsx';
import * as styles from './Compare.css.ts';

export interface CompareBarProps extends BlockProps<'form'> {
  /** The page of the comparison, which takes the boxes as `skuNumbers`. */
  action: string;
  /** How many are chosen; 0 also before script knows. */
  count: number;
  /** The page with those that are chosen, from this page and others. */
  href: string;
  /** How many a comparison takes. */
  most: number;
  /** One more than that was asked for. */
  isRefused?: boolean;
  /** A page that puts the chosen parts on a list; takes `skuNumbers` too. */
  listsHref?: string;
  /** Takes all out of the comparison. */
  onClear?: () => void;
  /** At one part: the box, always in sight; else along the lower edge of a list. */
  children?: ReactNode;
}

/** Leads to the comparison and says how full it is: a form of the boxes, a link as soon as script knows them [PLUS-067]. */
export function CompareBar(props: CompareBarProps) {
  const { action, count, href, most, isRefused, listsHref, onClear, children, className, ...rest } = props;
  const { shelf } = useStrings();
  const size = children ? 's' : 'm';
  const note = isRefused ? shelf.compareFull(most) : noteOf(shelf, count, most);
  const said = (count > 0 || !children) && note;
  const lists =
    listsHref &&
    (count > 0 || children ? (
      <ButtonLink href={listsHref} size={size} variant="outline">
        {shelf.toList}
      </ButtonLink>
    ) : (
      <Button type="submit" formAction={listsHref} size={size} variant="outline">
        {shelf.toList}
      </Button>
    ));
  const form = (
    <form
      id={COMPARE_FORM}
      method="get"
      action={action}
      className={classNames(
        styles.root,
        ...(children ? [styles.inline] : [styles.ticked, styles.bar]),
        className,
      )}
      data-chosen={count > 0 ? count : undefined}
      data-compare-bar={count > 0 && !children ? '' : undefined}
      {...rest}
    >
      {children && lists}
      {children}
      {count > 0 ? (
        <ButtonLink href={href} size={size} variant={children ? 'outline' : 'primary'}>
          {shelf.compareCount(count)}
        </ButtonLink>
      ) : (
        // With script nothing is chosen yet; without, the box being ticked shows it.
        <Button type="submit" size={size} variant="outline" className={styles.ticked}>
          {shelf.compare}
        </Button>
      )}
      {!children && lists}
      {count > 0 && onClear && !children && (
        <Button variant="quiet" size="s" onClick={({ currentTarget }) => clearAt(currentTarget, onClear)}>
          {shelf.compareClear}
        </Button>
      )}
      <p
        role={children ? 'status' : undefined}
        aria-hidden={(!children && count > 0) || undefined}
        className={styles.note}
      >
        {said}
      </p>
    </form>
  );
  if (children) return form;
  return (
    <>
      {form}
      {/* Screen readers announce a change of what was there before. The bar was not, so this is outside of it, from the start. */}
      <VisuallyHidden role="status">{count > 0 && said}</VisuallyHidden>
    </>
  );
}

/**
 * The bar leaves with its button: the focus goes to a box of its list, where the next choice is made, or to the heading of a
 * page that lists nothing.
 */
function clearAt({ form }: HTMLButtonElement, onClear: () => void): void {
  const boxes = [...(form?.elements ?? [])].filter(
    (it): it is HTMLInputElement => it instanceof HTMLInputElement && it.type === 'checkbox',
  );
  onClear();
  // One in sight, so that the page stays where it is.
  (boxes.find(isInSight) ?? boxes[0] ?? pageHeading())?.focus();
}

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

function isInSight(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  // A header that stays lies over the rest.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= (parseFloat(scrollPaddingTop) || 0) && bottom <= innerHeight;
}

const noteOf = (shelf: UiStrings['shelf'], count: number, most: number) =>
  count > 0 ? shelf.compareChosen(count, most) : shelf.compareHint(most);
