import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { ErrorIcon } from '../Icon/statusIcons.tsx';
import { classNames } from '../private/classNames.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import * as styles from './ErrorSummary.css.ts';

export interface FieldFault {
  /** `id` of the field's control. */
  fieldId: string;
  /** Name of the field; it comes before a message that does not have it. */
  label?: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order of the fields; nothing shows while it is empty. */
  errors: readonly FieldFault[];
  /** Grows with each failed submit, so that the second one moves the focus too. */
  submission?: number;
}

const CONTROL = 'input, select, textarea, button, iframe, [tabindex]';

/** Whether a message says which field it is about. */
const names = (message: string, label = ''): boolean => message.toLowerCase().includes(label.toLowerCase());

/** What a failed submit found, with a link to each field; takes the focus (PLUS-019). */
export function ErrorSummary({ errors, submission = 0, className, ref, ...rest }: ErrorSummaryProps) {
  const own = useRef<HTMLDivElement>(null);
  const ownRef = useMergedRefs(own, ref);
  const { errorSummary } = useStrings();
  const shows = errors.length > 0;
  useEffect(() => {
    if (shows) own.current?.focus();
  }, [shows, submission]);
  if (!shows) return null;
  return (
    <div ref={ownRef} tabIndex={-1} role="alert" className={classNames(styles.root, className)} {...rest}>
      <h2 className={styles.heading}>
        <ErrorIcon size={22} />
        {errorSummary(errors.length)}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
              {names(message, label) ? message : `${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A jump to an anchor scrolls but leaves the focus behind in some browsers. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  // A group, as of radio cards, takes no focus itself.
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
