import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { doesNotFit, fits, needsInfo, noVehicle, universal } from '../fixtures/products.ts';
import { FitBadge } from './FitBadge.tsx';
import { FitProof } from './FitProof.tsx';

const verdicts = [fits, needsInfo, doesNotFit, universal, noVehicle];

test('[PLUS-001] each state has an icon of its own shape, a word of its own and a colour', () => {
  const looks = verdicts.map(({ state }) => {
    const { container, unmount } = render(<FitBadge state={state} />);
    const badge = container.firstElementChild!;
    const look = {
      icon: badge.querySelector('svg')!.innerHTML,
      word: badge.textContent,
      tone: badge.className,
    };
    unmount();
    return look;
  });
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(5);
  expect(new Set(looks.map(({ word }) => word)).size).toBe(5);
  expect(looks.every(({ icon, word }) => icon !== '' && word !== '')).toBe(true);
  // The two neutral answers share a colour and differ by icon and word.
  expect(new Set(looks.map(({ tone }) => tone)).size).toBe(4);
});

test('[CATALOG-008] the badge names the vehicle', () => {
  render(<FitBadge state="FITS" vehicle="Halden" />);
  expect(screen.getByText('Fits your Halden')).not.toBeNull();
});

test('[PLUS-002] the proof lists every reason with where it came from', () => {
  render(<FitProof fit={fits} />);
  const rows = within(screen.getByRole('table', { name: 'Why' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Vehicle2016–2020 Haldenfrom catalog',
    'Engine2.5L L4 gasfrom VIN',
    'BrakesWithout tow packageyour answer',
    'PositionFront, 2 per axlefrom catalog',
  ]);
  expect(screen.getByText('Matches 4 of 4 conditions.')).not.toBeNull();
});

test('[PLUS-002] a failed condition says what the vehicle has, and what the part needs', () => {
  render(<FitProof fit={doesNotFit} />);
  const row = within(screen.getByRole('row', { name: /^Engine .*doesn’t match$/ }));
  const valueOf = (name: string) => row.getByText(name).nextElementSibling?.textContent;
  expect([valueOf('Your vehicle'), valueOf('Needed')]).toEqual(['2.5L L4 gas', '1.6L L4 flex']);
  // A value that matches needs no second one: its column says whose it is.
  expect(screen.getAllByText('Needed')).toHaveLength(1);
  expect(screen.getByRole('columnheader', { name: 'Your vehicle' })).not.toBeNull();
});

test('[PLUS-003] the question posts its answer without script, and not knowing is an answer', () => {
  render(<FitProof fit={needsInfo} answer={{ action: '/answer', intent: 'answer-fit' }} />);
  const form = screen.getByRole('button', { name: 'Confirm' }).closest('form')!;
  expect([form.getAttribute('action'), form.method, form.dataset['intent']]).toEqual([
    '/answer',
    'post',
    'answer-fit',
  ]);
  screen.getByRole<HTMLInputElement>('radio', { name: /320 mm/ }).checked = true;
  const sent = Object.fromEntries(new FormData(form));
  expect(sent).toEqual({ intent: 'answer-fit', questionId: 'rotor-diameter', value: '320' });
  const unknown = screen.getByRole<HTMLButtonElement>('button', { name: 'I don’t know' });
  expect([unknown.formNoValidate, unknown.name]).toEqual([true, 'unknown']);
});
