import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Table } from './Table.tsx';

const rows = (
  <tbody>
    <tr>
      <th scope="row">Halden</th>
      <td data-numeric>2018</td>
    </tr>
  </tbody>
);

describeConformance(
  (props) => (
    <Table caption="Fits these vehicles" {...props}>
      {rows}
    </Table>
  ),
  { refInstanceof: HTMLTableElement },
);

test('the caption names the table and the box that scrolls', () => {
  render(
    <Table caption="Fits these vehicles" hidesCaption>
      {rows}
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Fits these vehicles' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Fits these vehicles' }).tabIndex).toBe(0);
});
