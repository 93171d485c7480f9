import {
  Alert,
  Card,
  DefinitionList,
  Heading,
  Inline,
  Link,
  PartPicture,
  Stack,
  StepNumber,
  Table,
  Text,
} from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import type { Guide } from './useGuides.ts';

/** How hard and long it is, what it takes, and the parts for it. */
export function Facts({ guide: { drawing, difficulty, minutes, tools, parts } }: { guide: Guide }) {
  const text = useText();
  return (
    <Card as="section">
      <Stack gap={5}>
        <PartPicture picture={{ drawing }} shape="small" />
        <DefinitionList
          items={[
            { term: text('guides.difficulty'), value: text(`guides.difficulty.${difficulty}`) },
            { term: text('guides.time'), value: text('guides.minutes', { count: minutes }) },
          ]}
        />
        <Names title={text('guides.tools')} names={tools} />
        {parts.length > 0 && (
          <Stack gap={3} align="start">
            <Heading level={2} size="titleS">
              {text('guides.parts')}
            </Heading>
            {parts.map(({ name, path }) => (
              <Link key={path} href={path}>
                {name}
              </Link>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size="titleS">
        {title}
      </Heading>
      <Stack as="ul" role="list" gap={2}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Stack>
    </Stack>
  );
}

/** What can hurt, before anything else. */
export function Cautions({ cautions }: { cautions: readonly string[] }) {
  const text = useText();
  if (cautions.length === 0) return null;
  return (
    <Alert tone="warning" title={text('guides.cautions')}>
      <Stack as="ul" role="list" gap={2}>
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </Stack>
    </Alert>
  );
}

/** The work in its order; Safari forgets that a list without markers is one, unless it is said. */
export function Steps({ steps }: { steps: Guide['steps'] }) {
  return (
    <Stack as="ol" role="list" gap={6}>
      {steps.map(({ title, text, caution }, index) => (
        <Stack as="li" key={title} gap={3}>
          <Inline gap={4} wrap={false}>
            <StepNumber step={index + 1} />
            <Heading level={2} size="titleS">
              {title}
            </Heading>
          </Inline>
          <Text>{text}</Text>
          {caution && <Alert tone="warning">{caution}</Alert>}
        </Stack>
      ))}
    </Stack>
  );
}

/** Figures to compare with. */
export function Figures({ table: { title, columns, rows } }: { table: NonNullable<Guide['table']> }) {
  return (
    <Table caption={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={at}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
