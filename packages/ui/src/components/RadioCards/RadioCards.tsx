import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { ErrorContent } from '../private/ErrorContent.tsx';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import { idList } from '../private/idList.ts';
import * as styles from './RadioCards.css.ts';

interface Choice {
  name: string;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

const ChoiceContext = createContext<Choice | null>(null);

export interface RadioCardsProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The question. */
  legend: ReactNode;
  name: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  errorMessage?: ReactNode;
}

/** One choice out of few, each a `RadioCard` with room for its price or date. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, name, value, defaultValue, onValueChange, errorMessage, className, children, ...rest } =
    props;
  const errorId = useId();
  return (
    <fieldset
      className={classNames(styles.root, className)}
      {...rest}
      aria-describedby={idList(errorMessage ? errorId : null, rest['aria-describedby'])}
    >
      <legend className={classNames(fieldStyles.label, styles.legend)}>{legend}</legend>
      <div className={styles.cards}>
        <ChoiceContext value={{ name, value, defaultValue, onValueChange }}>{children}</ChoiceContext>
      </div>
      {errorMessage && (
        <div id={errorId} className={classNames(fieldStyles.error, styles.message)}>
          <ErrorContent>{errorMessage}</ErrorContent>
        </div>
      )}
    </fieldset>
  );
}

export interface RadioCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'children'
> {
  value: string;
  /** The choice in a few words. */
  label: ReactNode;
  description?: ReactNode;
  /** At the end, as "Free". */
  end?: ReactNode;
  /** Fields of this choice, below its card; in sight only while it is chosen, without script too. */
  children?: ReactNode;
}

/** A choice of `RadioCards`; `className` and `style` go to the card, the rest to its native radio. */
export function RadioCard(props: RadioCardProps) {
  const { label, description, end, className, style, children, ...input } = props;
  const choice = useContext(ChoiceContext);
  if (!choice)
    throw new Error('<RadioCard> stands outside <RadioCards>, which names the group. Wrap it in one.');
  return (
    <>
      <label className={classNames(styles.card, className)} style={style}>
        <input
          className={styles.input}
          name={choice.name}
          {...checkedProps(choice, input.value)}
          {...input}
          type="radio"
        />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {description != null && <span className={styles.description}>{description}</span>}
        </span>
        {end != null && <span className={styles.end}>{end}</span>}
      </label>
      {children != null && <div className={styles.more}>{children}</div>}
    </>
  );
}

function checkedProps({ value, defaultValue, onValueChange }: Choice, own: string): ComponentProps<'input'> {
  const onChange = () => onValueChange?.(own);
  if (value !== undefined) return { checked: value === own, onChange };
  return { defaultChecked: defaultValue === own, onChange };
}
