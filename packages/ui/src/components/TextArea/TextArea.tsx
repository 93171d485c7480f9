import { useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import { cssVariables } from '../private/cssVariables.ts';
import { Field } from '../private/Field.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { LengthMessage } from '../TextField/LengthMessage.tsx';
import * as styles from './TextArea.css.ts';
import { useFittingHeight } from './useFittingHeight.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldProps {}

/** Several lines of text; grows with them, and can be made larger by hand. Default 4 rows. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, optional, className, style, id, rows = 4, ...textarea } = props;
  const { ref, onChange, maxLength, ...rest } = textarea;
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const area = useRef<HTMLTextAreaElement>(null);
  const areaRef = useMergedRefs(area, ref);
  const fitSoon = useFittingHeight(area);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setLength(event.currentTarget.value.length);
    fitSoon();
  };
  return (
    <Field
      {...{ label, description, errorMessage, className, style, id }}
      {...(optional && { optional })}
      describedBy={rest['aria-describedby']}
    >
      {(aria) => (
        <>
          <textarea
            rows={rows}
            maxLength={maxLength}
            className={classNames(fieldStyles.control, styles.control)}
            style={cssVariables({ [styles.rows]: String(rows) })}
            {...rest}
            {...aria}
            ref={areaRef}
            onChange={handleChange}
          />
          {maxLength !== undefined && <LengthMessage reached={length >= maxLength} maxLength={maxLength} />}
        </>
      )}
    </Field>
  );
}
