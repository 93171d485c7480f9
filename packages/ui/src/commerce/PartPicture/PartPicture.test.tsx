import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { PartPicture } from './PartPicture.tsx';

test('[CATALOG-038] a part without a picture has the drawing of its kind, and one with a picture has no drawing', () => {
  const { container, rerender } = render(<PartPicture picture={{ drawing: 'rotor' }} label="Rotor" />);
  expect(screen.getByRole('img', { name: 'Rotor' }).tagName).toBe('svg');
  expect(container.querySelector('img')).toBeNull();
  rerender(<PartPicture picture={{ drawing: 'rotor', photo: '/rotor.jpg' }} label="Rotor" />);
  expect(screen.getByRole('img', { name: 'Rotor' }).getAttribute('src')).toContain('/rotor.jpg');
  expect(container.querySelector('svg')).toBeNull();
});
