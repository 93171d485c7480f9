import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface AddressFill {
  /** Name of the button. */
  name: string;
  label: string;
  /** The code that has filled the form as it came, in a field of this name. */
  filledBy: readonly [name: string, code: string];
}

/** Enter in a field sends by a form's first button: this one, which nobody sees, goes on. */
export function FirstSubmit() {
  return (
    <VisuallyHidden aria-hidden>
      <button type="submit" tabIndex={-1} />
    </VisuallyHidden>
  );
}

/** Without script the form comes back with what its postal code tells. */
export const FillButton = ({ name, label, filledBy }: AddressFill) => (
  <noscript>
    <input type="hidden" name={filledBy[0]} value={filledBy[1]} />
    <FirstSubmit />
    <Button type="submit" name={name} value="true" formNoValidate size="s" variant="quiet">
      {label}
    </Button>
  </noscript>
);
