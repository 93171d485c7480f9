import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { CloseIcon } from '../Icon/navigationIcons.tsx';
import { IconButton } from './IconButton.tsx';

describeConformance(
  (props) => (
    <IconButton label="Close" {...props}>
      <CloseIcon />
    </IconButton>
  ),
  { refInstanceof: HTMLButtonElement },
);

test('is named by its label', () => {
  render(
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
