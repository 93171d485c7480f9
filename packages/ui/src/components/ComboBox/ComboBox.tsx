import type { CSSProperties, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useLocale } from '../../i18n/UiProvider.tsx';
import { ChevronDownIcon } from '../Icon/navigationIcons.tsx';
import { classNames } from '../private/classNames.ts';
import { ErrorContent } from '../private/ErrorContent.tsx';
import { FieldLabelContent } from '../private/FieldLabelContent.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import * as styles from './ComboBox.css.ts';
import { OptionList } from './OptionList.tsx';

export interface ComboBoxOption {
  id: string;
  label: string;
  /** A second line in quiet words. */
  description?: string;
  isDisabled?: boolean;
}

export interface ComboBoxProps extends FieldProps {
  options: readonly ComboBoxOption[];
  /** Id of the choice, held by the parent. */
  value?: string | null;
  defaultValue?: string;
  /** `null` when the text was cleared. */
  onValueChange?: (id: string | null) => void;
  /** What is typed, as to ask a server for other options. */
  onInputChange?: (text: string) => void;
  /** Keeps a text that is no option; the form then sends the text. Otherwise it sends the id. */
  allowsOther?: boolean;
  /** Options are a server's answer to what is typed and are shown as they are. */
  isFiltered?: boolean;
  /** Name of the form's value. */
  name?: string;
  /** Of the input. */
  id?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One choice out of many, found by typing a part of it; under twenty a `Select` is quicker. `className` and `style`
 * go to the field, the rest to its input.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, errorMessage, optional, options, value, defaultValue, ...others } = props;
  const { onValueChange, onInputChange, allowsOther = false, isFiltered, name, id, ...more } = others;
  const { required, disabled, className, style, ref, placeholder, ...input } = more;
  return (
    <I18nProvider locale={useLocale()}>
      <AriaComboBox
        className={classNames(fieldStyles.field, className)}
        {...(style && { style })}
        {...(id && { id })}
        {...(name && { name })}
        {...(value !== undefined && { selectedKey: value })}
        {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
        {...(onInputChange && { onInputChange })}
        {...(isFiltered && { defaultFilter: () => true })}
        onSelectionChange={(key) => onValueChange?.(key === null ? null : String(key))}
        allowsCustomValue={allowsOther}
        formValue={allowsOther ? 'text' : 'key'}
        allowsEmptyCollection
        isRequired={required === true}
        isDisabled={disabled === true}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        disabledKeys={options.filter(({ isDisabled }) => isDisabled).map((option) => option.id)}
        menuTrigger="input"
      >
        <Label className={fieldStyles.label}>
          <FieldLabelContent optional={optional}>{label}</FieldLabelContent>
        </Label>
        <div className={fieldStyles.controlBox}>
          <Input
            {...(ref && { ref })}
            {...(placeholder && { placeholder })}
            className={classNames(fieldStyles.control, fieldStyles.controlWithEnd)}
            {...input}
          />
          <Button className={classNames(fieldStyles.controlEnd, styles.button)}>
            <ChevronDownIcon size={20} />
          </Button>
        </div>
        {errorMessage && (
          <FieldError className={fieldStyles.error}>
            <ErrorContent>{errorMessage}</ErrorContent>
          </FieldError>
        )}
        {description != null && (
          <Text slot="description" className={fieldStyles.help}>
            {description}
          </Text>
        )}
        <OptionList options={options} />
      </AriaComboBox>
    </I18nProvider>
  );
}
