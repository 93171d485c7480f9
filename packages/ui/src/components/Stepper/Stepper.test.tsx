import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { label: 'Delivery method', href: '/checkout?step=1' },
  { label: 'Contact', href: '/checkout?step=2' },
  { label: 'Payment' },
];

describeConformance((props) => <Stepper steps={steps} current={2} {...props} />, {
  refInstanceof: HTMLOListElement,
});

const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('says of each step which it is and whether it is done', () => {
  render(<Stepper steps={steps} current={2} />);
  expect(words()[0]).toMatch(/Step 1 of 3 Delivery method completed$/);
  expect(words()[2]).toMatch(/Step 3 of 3 Payment$/);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Contact');
});

test('leads back to done steps only', () => {
  render(<Stepper steps={steps} current={2} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Delivery method']);
});

test('beyond the last step all is done', () => {
  render(<Stepper steps={steps} current={4} />);
  expect(words().every((text) => text.endsWith('completed'))).toBe(true);
  expect(document.querySelector('[aria-current]')).toBeNull();
});
