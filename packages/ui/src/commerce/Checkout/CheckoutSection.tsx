import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { CheckIcon } from '../../components/Icon/statusIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CheckoutSection.css.ts';

export interface CheckoutSectionProps extends BlockProps<'section'> {
  /** 1, 2, 3. */
  step: number;
  title: string;
  /** `open` is the one being filled in, `done` shows its summary, `todo` waits. */
  state: 'open' | 'done' | 'todo';
  /** What was chosen, in a line or two. */
  summary?: ReactNode;
  /** Where a finished section is opened again. */
  editHref?: string;
  /** Anchor, and target of the focus when the section opens. */
  id?: string;
  /**
   * `section` (default) has its number, title and way back; of a `panel` of an accordion the whole head leads back; a
   * `page` is named by the page's own heading, which has the id `{id}-title`.
   */
  variant?: 'section' | 'panel' | 'page';
  children?: ReactNode;
}

/** A numbered part of the checkout that folds into what was chosen (CART-020). */
export function CheckoutSection(props: CheckoutSectionProps) {
  const { step, title, state, summary, editHref, id, variant = 'section', children, ...rest } = props;
  const { checkout } = useStrings();
  if (variant === 'page' && state === 'open') {
    return (
      <Card as="section" id={id} aria-labelledby={id && `${id}-title`} {...rest}>
        <div className={styles.onlyBody}>{children}</div>
      </Card>
    );
  }
  return (
    <Card as="section" id={id} aria-labelledby={id && `${id}-title`} data-state={state} {...rest}>
      <div className={classNames(styles.head, variant === 'panel' && styles.headOfPanel)}>
        <span className={classNames(styles.mark, styles.markState[state])} aria-hidden>
          {state === 'done' ? <CheckIcon size={18} /> : step}
        </span>
        <h2
          id={id && `${id}-title`}
          tabIndex={-1}
          className={classNames(styles.title, state === 'todo' && styles.titleTodo)}
        >
          <VisuallyHidden>{`${checkout.step(step)}:`}</VisuallyHidden> {title}
          {state === 'done' && ' '}
          {state === 'done' && <VisuallyHidden>{`(${checkout.done})`}</VisuallyHidden>}
        </h2>
        {state === 'done' && editHref && (
          <Link
            href={editHref}
            className={classNames(styles.edit, variant === 'panel' && styles.editOfPanel)}
            aria-label={checkout.editOf(title)}
          >
            {checkout.edit}
          </Link>
        )}
      </div>
      {state === 'done' && summary && <div className={styles.summary}>{summary}</div>}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </Card>
  );
}
