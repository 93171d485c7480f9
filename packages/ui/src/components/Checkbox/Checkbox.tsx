import { useId, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import * as choiceStyles from '../private/choiceStyles.css.ts';
import { classNames } from '../private/classNames.ts';
import { ErrorContent } from '../private/ErrorContent.tsx';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import { idList } from '../private/idList.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The words beside the box. */
  children: ReactNode;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** At the end of the line, as a facet's count. */
  end?: ReactNode;
  /** Facet size. */
  compact?: boolean;
}

/** The platform's check box in the brand's look; `className` and `style` go to its line. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, errorMessage, end, compact, className, style, ...input } = props;
  const errorId = useId();
  return (
    <div className={classNames(styles.root, className)} style={style}>
      <label className={classNames(choiceStyles.line, compact && choiceStyles.compactLine)}>
        <span className={choiceStyles.box}>
          <input
            className={classNames(choiceStyles.input, styles.input)}
            aria-invalid={errorMessage ? true : undefined}
            {...input}
            aria-describedby={idList(errorMessage ? errorId : null, input['aria-describedby'])}
            type="checkbox"
          />
          <CheckIcon size={16} strokeWidth={3} className={choiceStyles.mark} />
        </span>
        <span className={choiceStyles.words}>
          {children}
          {description && <span className={choiceStyles.description}>{description}</span>}
        </span>
        {end != null && <span className={choiceStyles.end}>{end}</span>}
      </label>
      {errorMessage && (
        <div id={errorId} className={fieldStyles.error}>
          <ErrorContent>{errorMessage}</ErrorContent>
        </div>
      )}
    </div>
  );
}
