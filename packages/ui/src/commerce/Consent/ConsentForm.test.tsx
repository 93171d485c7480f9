import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { ConsentForm } from './ConsentForm.tsx';

const categories = ['analytics', 'survey'];
const target = { action: '/cookieSettings', intent: 'save-consent' };

test('[SHELL-071] every category is refused until it was accepted, and what is necessary has no box', () => {
  render(<ConsentForm target={target} categories={categories} accepted={['survey']} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['analytics', false],
    ['survey', true],
  ]);
});

test('[SHELL-071] to accept and to refuse everything take one press each, without script', () => {
  render(<ConsentForm target={target} categories={categories} accepted={[]} />);
  const sent = screen.getAllByRole<HTMLButtonElement>('button').map((button) => {
    const form = new FormData(button.form!, button);
    return [button.form!.method, form.get('intent'), form.get('choice')];
  });
  expect(sent).toEqual([
    ['post', 'save-consent', 'some'],
    ['post', 'save-consent', 'all'],
    ['post', 'save-consent', 'none'],
  ]);
});
