import { breakpoints, motion, space, tap, text } from '@driveline/ui/theme';
import type { ReactNode } from 'react';

interface TokenTableProps {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

function TokenTable({ head, rows }: TokenTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const code = (name: string) => <code>{name}</code>;
const inPx = (rem: string) => `${parseFloat(rem) * 16}`;

export const TypeScale = () => (
  <TokenTable
    head={['style', 'phone, px', 'from 1140 px', 'weight']}
    rows={Object.entries(text).map(([name, { phone, desktop, fontWeight }]) => [
      code(name),
      `${inPx(phone.fontSize)} / ${inPx(phone.lineHeight)}`,
      `${inPx(desktop.fontSize)} / ${inPx(desktop.lineHeight)}`,
      fontWeight,
    ])}
  />
);

export const Spacing = () => (
  <TokenTable head={['step', 'size']} rows={space.map((size, at) => [code(`space[${at}]`), size])} />
);

export const Breakpoints = () => (
  <TokenTable
    head={['name', 'from']}
    rows={Object.entries(breakpoints).map(([name, from]) => [code(name), `${from} px`])}
  />
);

export const Motion = () => (
  <TokenTable
    head={['name', 'value']}
    rows={Object.entries(motion).map(([name, value]) => [code(name), value])}
  />
);

export const TapTargets = () => (
  <TokenTable
    head={['for', 'smallest side']}
    rows={Object.entries(tap).map(([name, side]) => [code(name), side])}
  />
);
