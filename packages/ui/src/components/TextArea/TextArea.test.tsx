import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TextArea } from './TextArea.tsx';

describeConformance((props) => <TextArea label="Message" {...props} />, {
  refInstanceof: HTMLTextAreaElement,
});

test('[VALID-006] the error is tied to the text', () => {
  render(<TextArea label="Message" errorMessage="Write a message" optional />);
  const area = screen.getByRole('textbox', { name: 'Message (optional)' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Write a message',
  );
});
