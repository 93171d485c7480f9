import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const items = [
  { term: 'Diameter', value: '296 mm' },
  { term: 'Bolts', value: '5 × 114.3' },
];

describeConformance((props) => <DefinitionList items={items} {...props} />, {
  refInstanceof: HTMLDListElement,
});

test('each value follows its name', () => {
  render(<DefinitionList items={items} layout="inline" />);
  expect(screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)).toEqual([
    '296 mm',
    '5 × 114.3',
  ]);
});
