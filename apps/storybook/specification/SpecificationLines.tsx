import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { lines, requirements, type Proof } from 'virtual:specification';

const KINDS = [
  ['pages', 'page'],
  ['stories', 'story'],
  ['server', 'server'],
  ['packages', 'package'],
] as const;

/** `3 journeys (br, mx, us), 2 page, 5 server`; what did not run is said, too. */
function proofText({ journeys, markets, flaky, failed, ...counts }: Proof): string {
  const parts = KINDS.flatMap(([key, word]) => (counts[key] > 0 ? [`${counts[key]} ${word}`] : []));
  if (journeys > 0)
    parts.unshift(`${journeys} ${journeys === 1 ? 'journey' : 'journeys'} (${markets.join(', ')})`);
  if (flaky > 0) parts.push(`${flaky} flaky`);
  if (failed > 0) parts.push(`${failed} failed`);
  return parts.length > 0 ? parts.join(', ') : 'not run here';
}

function Requirement({ id }: { id: string }) {
  const requirement = requirements[id];
  return (
    <li>
      <strong>{id}</strong> {requirement ? `${requirement.text} ` : 'Not built yet. '}
      {requirement && <em>{proofText(requirement.proof)}</em>}
    </li>
  );
}

/** Every line of the specification, under the heading of its section. */
export function SpecificationLines() {
  return [...new Set(lines.map(({ section }) => section))].map((section) => (
    <section key={section}>
      <Heading>{section}</Heading>
      {lines
        .filter((line) => line.section === section)
        .map(({ line, subject, ids }) => (
          <section key={line}>
            <Subheading>
              {line} {subject}
            </Subheading>
            <ul>
              {ids.map((id) => (
                <Requirement key={id} id={id} />
              ))}
            </ul>
          </section>
        ))}
    </section>
  ));
}
