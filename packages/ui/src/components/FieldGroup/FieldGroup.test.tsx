import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { FieldGroup } from './FieldGroup.tsx';

describeConformance((props) => <FieldGroup legend="Contact" {...props} />, {
  refInstanceof: HTMLFieldSetElement,
});

test('is a group only when it has a name', () => {
  render(<FieldGroup>fields</FieldGroup>);
  expect(document.querySelector('fieldset, [role]')).toBeNull();
  render(<FieldGroup legend="Contact" />);
  expect(screen.getByRole('group', { name: 'Contact' })).toBeTruthy();
});

test('switches its fields off without a name too', () => {
  render(
    <FieldGroup disabled>
      <input />
    </FieldGroup>,
  );
  expect(screen.getByRole('textbox').matches(':disabled')).toBe(true);
});
