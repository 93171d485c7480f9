import { useId, type ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { ErrorContent } from '../../components/private/ErrorContent.tsx';
import * as fieldStyles from '../../components/private/fieldStyles.css.ts';
import { idList } from '../../components/private/idList.ts';
import { rem } from '../../components/private/rem.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { star } from '../Rating/Rating.tsx';
import * as styles from './StarsField.css.ts';

export interface StarsFieldProps extends BlockProps<'fieldset', 'id' | 'onChange'> {
  /** Of the first radio, to which a summary of errors leads. */
  id: string;
  name: string;
  /** The question. */
  legend: ReactNode;
  /** '1' to '5'. */
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  errorMessage?: ReactNode;
}

const all = ['1', '2', '3', '4', '5'];

/** One to five stars: the platform's radios, of which those up to the chosen one look filled [PLUS-051]. */
export function StarsField(props: StarsFieldProps) {
  const { id, name, legend, defaultValue, required, errorMessage, className, ...rest } = props;
  const { content } = useStrings();
  const { number } = useFormat();
  const errorId = useId();
  return (
    <fieldset
      className={classNames(fieldStyles.field, className)}
      {...rest}
      aria-describedby={idList(errorMessage ? errorId : null, rest['aria-describedby'])}
    >
      <legend className={fieldStyles.label}>{legend}</legend>
      <div className={styles.stars}>
        {all.map((value, index) => {
          const own = index === 0 ? id : `${id}-${value}`;
          return [
            <input
              key={`${value} radio`}
              type="radio"
              id={own}
              className={styles.input}
              defaultChecked={defaultValue === value}
              {...{ name, value, required }}
            />,
            <label key={value} htmlFor={own} className={styles.star}>
              <svg
                viewBox="0 0 24 24"
                width={rem(32)}
                height={rem(32)}
                aria-hidden
                className={styles.picture}
              >
                <path d={star} stroke="currentColor" strokeWidth="1.5" />
              </svg>
              <span aria-hidden>{number(Number(value))}</span>
              <VisuallyHidden>{content.starCount(Number(value))}</VisuallyHidden>
            </label>,
          ];
        })}
      </div>
      {errorMessage && (
        <div id={errorId} className={fieldStyles.error}>
          <ErrorContent>{errorMessage}</ErrorContent>
        </div>
      )}
    </fieldset>
  );
}
