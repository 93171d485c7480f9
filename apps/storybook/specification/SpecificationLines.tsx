import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { lines, productFiles, requirements, type Proof } from 'virtual:specification';

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

/** The files whose code ran, in the document once somebody opens them: all of them would be a hundred thousand lines. */
function ProductFiles({ files }: { files: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {files.length} product {files.length === 1 ? 'file' : 'files'} ran
      </summary>
      {isOpen && (
        <ul>
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Requirement({ id }: { id: string }) {
  const requirement = requirements[id];
  const files = productFiles?.[id];
  return (
    <li>
      <strong>{id}</strong> {requirement ? `${requirement.text} ` : 'Not built yet. '}
      {requirement && <em>{proofText(requirement.proof)}</em>}
      {files && <ProductFiles files={files} />}
    </li>
  );
}

/** What is known of the product's code, in one sentence. */
export function CodeNote() {
  return (
    <p>
      {productFiles
        ? 'Below a requirement stand the files of the product that its page tests, and its journeys in the browser, ran: first those that few others run. What ran on the server during a journey is not counted.'
        : 'Which files of the product ran is missing here: no whole run of npm run claims:coverage was kept of the code as it is.'}
    </p>
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
