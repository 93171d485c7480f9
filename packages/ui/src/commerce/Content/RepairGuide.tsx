import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { AsideLayout, type AsideLayoutProps } from '../../components/AsideLayout/AsideLayout.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StepNumber } from '../../components/StepNumber/StepNumber.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { PartPicture } from '../PartPicture/PartPicture.tsx';

/** One job on a vehicle. */
export interface GuideInfo {
  /** Name of a drawing. */
  drawing: string;
  difficulty: 'easy' | 'medium' | 'hard';
  minutes: number;
  tools: readonly string[];
  /** Shelves of the parts for the job. */
  parts: readonly { name: string; path: string }[];
  cautions: readonly string[];
  steps: readonly { title: string; text: string; caution?: string | undefined }[];
  /** Figures to compare with. */
  table?: { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] } | null;
}

export interface RepairGuideProps extends Omit<AsideLayoutProps, 'aside'> {
  guide: GuideInfo;
  /** Below the work: other guides, print. */
  children?: ReactNode;
}

/** A job step by step: what can hurt first, and beside it how long it is and what it takes [ACCT-057]. */
export function RepairGuide({ guide, children, ...rest }: RepairGuideProps) {
  const { content } = useStrings();
  return (
    <AsideLayout aside={<Facts guide={guide} />} {...rest}>
      {guide.cautions.length > 0 && (
        <Alert tone="warning" title={content.guide.cautions}>
          <List entries={guide.cautions} />
        </Alert>
      )}
      <Steps steps={guide.steps} />
      {guide.table && <Figures table={guide.table} />}
      {children}
    </AsideLayout>
  );
}

/** How hard and long it is, what it takes, and the parts for it. */
function Facts({ guide: { drawing, difficulty, minutes, tools, parts } }: { guide: GuideInfo }) {
  const { guide: words } = useStrings().content;
  return (
    <Card as="section">
      <Stack gap={5}>
        <PartPicture picture={{ drawing }} shape="small" />
        <DefinitionList
          items={[
            { term: words.difficulty, value: words.levels[difficulty] },
            { term: words.time, value: words.minutes(minutes) },
          ]}
        />
        {tools.length > 0 && (
          <Part title={words.tools}>
            <List entries={tools} />
          </Part>
        )}
        {parts.length > 0 && (
          <Part title={words.parts} align="start">
            {parts.map(({ name, path }) => (
              <Link key={path} href={path}>
                {name}
              </Link>
            ))}
          </Part>
        )}
      </Stack>
    </Card>
  );
}

/** What stands below one heading. */
function Part({ title, children, ...rest }: { title: string; align?: 'start'; children: ReactNode }) {
  return (
    <Stack gap={3} {...rest}>
      <Heading level={2} size="titleS">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function List({ entries }: { entries: readonly string[] }) {
  return (
    <Stack as="ul" role="list" gap={2}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </Stack>
  );
}

/** The work in its order; Safari forgets that a list without markers is one, unless it is said. */
function Steps({ steps }: Pick<GuideInfo, 'steps'>) {
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

function Figures({ table: { title, columns, rows } }: { table: NonNullable<GuideInfo['table']> }) {
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
        {rows.map(([head, ...cells]) => (
          <tr key={[head, ...cells].join()}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
