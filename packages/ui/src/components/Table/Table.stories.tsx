import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Table } from './Table.tsx';

const meta = {
  component: Table,
  title: 'Components/Table',
  args: { caption: 'Fits these vehicles' },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const head = (
  <thead>
    <tr>
      <th scope="col">Vehicle</th>
      <th scope="col">Years</th>
      <th scope="col">Condition</th>
      <th scope="col" data-numeric>
        Quantity
      </th>
    </tr>
  </thead>
);

const body = (
  <tbody>
    <tr data-highlighted>
      <th scope="row">Norvik Halden 2.5L</th>
      <td>2016–2020</td>
      <td>without tow package</td>
      <td data-numeric>2</td>
    </tr>
    <tr>
      <th scope="row">Norvik Halden 3.0L</th>
      <td>2016–2018</td>
      <td>296 mm rotors</td>
      <td data-numeric>2</td>
    </tr>
  </tbody>
);

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        'with its caption': (
          <Table caption="Fits these vehicles">
            {head}
            {body}
          </Table>
        ),
        'caption hidden': (
          <Table caption="The same, named for screen readers" hidesCaption>
            {head}
            {body}
          </Table>
        ),
        narrow: (
          <div style={{ maxInlineSize: '240px' }}>
            <Table caption="In a narrow box it scrolls">
              {head}
              {body}
            </Table>
          </div>
        ),
      }}
    />
  ),
};
