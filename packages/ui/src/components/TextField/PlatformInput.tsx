import { useContext, type ComponentProps } from 'react';
import { Input, InputContext } from 'react-aria-components/Input';

/**
 * The field's input with the ids and states of its surroundings, but with a value of its own. A value held in
 * React state would lose what was typed before hydration and what a form library writes to the element.
 */
export function PlatformInput(props: ComponentProps<'input'>) {
  const wiring = { ...useContext(InputContext) } as ComponentProps<typeof Input>;
  delete wiring.value;
  delete wiring.onChange;
  return (
    <InputContext value={wiring}>
      <Input {...props} />
    </InputContext>
  );
}
