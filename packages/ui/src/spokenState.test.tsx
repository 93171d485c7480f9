import { virtual } from '@guidepup/virtual-screen-reader';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from '../test/render.tsx';
import { FitProof } from './commerce/Fit/FitProof.tsx';
import { fits, needsInfo } from './commerce/fixtures/products.ts';
import { suggestions } from './commerce/fixtures/header.tsx';
import { Price } from './commerce/Price/Price.tsx';
import { SearchField } from './commerce/Search/SearchField.tsx';
import { SuggestionList } from './commerce/Search/SuggestionList.tsx';
import { ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
import { OneTimeCode } from './components/OneTimeCode/OneTimeCode.tsx';
import { Progress } from './components/Progress/Progress.tsx';
import { QuantityField } from './components/QuantityField/QuantityField.tsx';
import { Stepper } from './components/Stepper/Stepper.tsx';
import { Tabs } from './components/Tabs/Tabs.tsx';
import { TextField } from './components/TextField/TextField.tsx';

/** What a virtual screen reader says of a state: where one is, what it costs, whether it fits. */

afterEach(() => virtual.stop());

/** Reads the page from its start to its end, each thing once. */
async function heard(page: ReactElement): Promise<string[]> {
  render(page);
  await virtual.start({ container: document.body });
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== 'end of document');
  return virtual.spokenPhraseLog();
}

test('a quantity says its bounds; a button at one of them is there and disabled', async () => {
  expect(await heard(<QuantityField label="Quantity of rotor" defaultValue={1} max={3} />)).toEqual([
    'document',
    'group, Quantity of rotor',
    'button, Decrease quantity, disabled',
    'spinbutton, Quantity of rotor, 1, max value 3, min value 1',
    'button, Increase quantity, not disabled',
    'end of group, Quantity of rotor',
    'end of document',
  ]);
});

test('[VALID-006] a one-time code is one field, with its error before its help', async () => {
  const code = (
    <OneTimeCode label="Code" description="Six digits, sent to you" errorMessage="That is not the code." />
  );
  expect(await heard(code)).toContain(
    'textbox, Code, That is not the code. Six digits, sent to you, invalid',
  );
});

test('[PLUS-019] a summary of errors is an alert that counts them, before the fields that it leads to', async () => {
  const phrases = await heard(
    <>
      <ErrorSummary errors={[{ fieldId: 'zip', label: 'ZIP code', message: '1 digit short.' }]} />
      <TextField id="zip" label="ZIP code" />
    </>,
  );
  expect(phrases.filter((phrase) => /^(alert|heading|link|textbox)/.test(phrase))).toEqual([
    'alert',
    'heading, There is 1 problem to correct, level 2',
    'link, ZIP code: 1 digit short.',
    'textbox, ZIP code',
  ]);
});

test('[SHELL-019] the suggestions say recent searches first, which one is chosen, the parts, and how many', async () => {
  const phrases = await heard(
    <SearchField action="/searchresult" combobox={{ listId: 'list', isOpen: true, activeId: 'list-1' }}>
      <SuggestionList
        id="list"
        recent={['oil']}
        general={['oil filter']}
        products={[suggestions[0]!]}
        activeIndex={1}
        vehicle="Halden"
      />
    </SearchField>,
  );
  expect(phrases.filter((phrase) => /^(combobox|group|option|region|link|\d)/.test(phrase))).toEqual([
    'combobox, Search, has popup listbox, expanded, active descendant oil filter, autocomplete in list, 1 control',
    'group, Recent searches',
    'option, oil, not selected, position 1, set size 1',
    'group, Suggestions',
    'option, oil filter, selected, position 1, set size 1',
    'region, Parts',
    expect.stringMatching(/^link, Front brake rotor, vented, coated/),
    '2 suggestions',
  ]);
  expect(phrases).toContain('Fits your Halden');
});

test('tabs say which is chosen and of how many, and the panel whose it is', async () => {
  const items = [
    { id: 'a', label: 'Fits', content: 'Halden' },
    { id: 'b', label: 'Reviews', content: 'None' },
  ];
  const phrases = await heard(<Tabs label="Part" items={items} />);
  expect(phrases.filter((phrase) => phrase.startsWith('tab'))).toEqual([
    'tablist, Part, orientated horizontally',
    'tab, Fits, selected, 1 control, position 1, set size 2',
    'tab, Reviews, not selected, position 2, set size 2',
    'tabpanel, Fits',
  ]);
});

test('progress says how far it is, and the step of a task which one of how many and that it is the current one', async () => {
  const phrases = await heard(
    <>
      <Progress label="Credits" value={3} max={5} />
      <Stepper steps={[{ label: 'Contact' }, { label: 'Pay' }]} current={2} />
    </>,
  );
  expect(phrases).toContain('progressbar, Credits, 3, max value 5, min value 0, current value 60%');
  expect(phrases).toEqual(
    expect.arrayContaining([
      'Step 1 of 2',
      'completed',
      'listitem, level 1, current step, position 2, set size 2',
      'Step 2 of 2',
    ]),
  );
});

test('[PLUS-001] [PLUS-002] a verdict says whether the part fits, and each reason with where it comes from', async () => {
  const phrases = await heard(<FitProof fit={fits} />);
  expect(phrases).toContain('heading, Fits your 2018 Norvik Halden 2.5L, level 2');
  expect(phrases).toContain('row, Engine 2.5L L4 gas from VIN');
});

test('[PLUS-001] a verdict that is not one says what would settle it', async () => {
  const phrases = await heard(<FitProof fit={needsInfo} answer={{ action: '/a', intent: 'answer-fit' }} />);
  expect(phrases).toContain('heading, 1 question to confirm, level 2');
  expect(phrases.filter((phrase) => /^(radio|button)/.test(phrase))).toEqual([
    expect.stringMatching(/^radio, 296 mm.*, not checked, position 1, set size 2$/),
    expect.stringMatching(/^radio, 320 mm.*, not checked, position 2, set size 2$/),
    'button, Confirm',
    expect.stringMatching(/^button, I don’t know/),
  ]);
});

test('a former price says in words that it is one: a line through it is not heard', async () => {
  const phrases = await heard(<Price minor={11_900} wasMinor={13_900} />);
  expect(phrases.join(' ')).toMatch(/Now \$119 ?\. ?00 Was .*\$139\.00/);
});
