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
  expect(screen.queryByRole('group')).toBeNull();
  render(<FieldGroup legend="Contact" />);
  expect(screen.getByRole('group', { name: 'Contact' })).toBeTruthy();
});
