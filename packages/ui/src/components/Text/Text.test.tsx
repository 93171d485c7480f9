import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Text } from './Text.tsx';

describeConformance((props) => <Text {...props}>Vented rotor</Text>, { refInstanceof: HTMLParagraphElement });

test('is the element that is asked for', () => {
  render(<Text as="del">$9.00</Text>);
  expect(screen.getByText('$9.00').tagName).toBe('DEL');
});
