import { QUANTITY_MAX } from '@driveline/validation';
import { useRef, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { MinusIcon, PlusIcon } from '../Icon/actionIcons.tsx';
import { classNames } from '../private/classNames.ts';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import * as styles from './QuantityField.css.ts';
import { useQuantity } from './useQuantity.ts';

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'>;

export interface QuantityFieldProps extends Native {
  /** What is counted, as "Quantity of Front brake rotor"; default the word for quantity. */
  label?: string;
  value?: number;
  /** Default `min`. */
  defaultValue?: number;
  /** Default 1. */
  min?: number;
  /** The button stops here, though less may be typed; default `min`. */
  leastStep?: number;
  /** Default `QUANTITY_MAX`. */
  max?: number;
  /** A settled quantity within bounds: after a step, on Enter, or when the field is left. */
  onValueChange?: (quantity: number) => void;
  /**
   * Makes the two buttons send the form with `step` of -1 or 1 in a field of this name, for the time before
   * script runs. Once `onValueChange` is there it takes over.
   */
  stepName?: string;
}

/** A number from 1 to `QUANTITY_MAX` with a button on either side. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, min = 1, leastStep = min, max = QUANTITY_MAX, defaultValue = min, ...others } = props;
  const { onValueChange, stepName, ...rest } = others;
  const { className, style, ref, disabled, onKeyDown, onBlur, ...native } = rest;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const strings = useStrings();
  const { draft, setDraft, commit, stepBy } = useQuantity(input, {
    value,
    defaultValue,
    min,
    max,
    onValueChange,
  });
  const shown = Number(draft);
  const step = { disabled, stepName, takesOver: Boolean(onValueChange), onStep: stepBy };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter') return;
    // The form's own way to send the number is for the time before script.
    if (stepName && onValueChange) event.preventDefault();
    commit();
  };
  return (
    <div
      role="group"
      aria-label={label ?? strings.quantity}
      className={classNames(styles.root, className)}
      style={style}
    >
      {stepName && <DefaultButton />}
      <StepButton {...step} by={-1} label={strings.decreaseQuantity} atBound={shown <= leastStep} />
      <input
        aria-label={label ?? strings.quantity}
        inputMode="numeric"
        autoComplete="off"
        className={styles.input}
        {...native}
        ref={inputRef}
        type="number"
        min={min}
        max={max}
        disabled={disabled}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          commit();
          onBlur?.(event);
        }}
      />
      <StepButton {...step} by={1} label={strings.increaseQuantity} atBound={shown >= max} />
    </div>
  );
}

/** Enter presses a form's first button: without this one it would take one away from what was typed. */
function DefaultButton() {
  return <button type="submit" tabIndex={-1} aria-hidden className={hidden.root} />;
}

interface StepButtonProps {
  by: 1 | -1;
  label: string;
  atBound: boolean;
  disabled: boolean | undefined;
  stepName: string | undefined;
  takesOver: boolean;
  onStep: (step: number) => void;
}

function StepButton({ by, label, atBound, disabled, stepName, takesOver, onStep }: StepButtonProps) {
  const handleClick = (event: MouseEvent) => {
    if (takesOver || atBound) event.preventDefault();
    if (!atBound && (takesOver || !stepName)) onStep(by);
  };
  return (
    <button
      type={stepName ? 'submit' : 'button'}
      {...(stepName && { name: stepName, value: by, formNoValidate: true })}
      aria-label={label}
      // `disabled` would drop the focus of who steps down to the last one.
      aria-disabled={atBound}
      disabled={disabled}
      className={styles.step}
      onClick={handleClick}
    >
      {by < 0 ? <MinusIcon size={18} /> : <PlusIcon size={18} />}
    </button>
  );
}
