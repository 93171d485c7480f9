import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Switch } from './Switch.tsx';

describeConformance((props) => <Switch {...props}>Only parts that fit</Switch>, {
  refInstanceof: HTMLInputElement,
});

test('is a switch to assistive technology and a check box to a form', () => {
  const { container } = render(
    <form>
      <Switch name="fits" value="1">
        Only parts that fit
      </Switch>
    </form>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Only parts that fit' }));
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('fits')).toBe('1');
});
