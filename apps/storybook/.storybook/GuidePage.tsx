import type { ComponentGuide } from '@driveline/ui';
import {
  ArgTypes,
  Canvas,
  Controls,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const guides = import.meta.glob<ComponentGuide>(
  '../../../packages/ui/src/{components,commerce}/*/*.guide.ts',
  {
    import: 'guide',
    eager: true,
  },
);

/** The Playground of a page of components; other pages have none. */
function usePlayground() {
  const { csfFile } = useOf('meta', ['meta']);
  return csfFile.moduleExports['Playground'];
}

/** Addresses of the playgrounds of a page's parts, by name. */
function usePartPlaygrounds(): [part: string, href: string][] {
  const { title, subcomponents } = useOf('meta', ['meta']).preparedMeta;
  return Object.keys(subcomponents ?? {}).map((part) => [
    part,
    `./?path=/story/${toId(title, storyNameFromExport(`PlaygroundOf${part}`))}`,
  ]);
}

/** The guide of the component or block that a page's title ends in, `Components/Button`. */
function useGuide() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1);
  return Object.entries(guides).find(([path]) => path.endsWith(`/${name}.guide.ts`))?.[1];
}

interface SectionProps {
  title: string;
  items: readonly ReactNode[];
  ordered?: boolean;
}

function Section({ title, items, ordered }: SectionProps) {
  if (items.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <Heading>{title}</Heading>
      <List style={ordered ? { listStyle: 'decimal' } : {}}>
        {items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </List>
    </>
  );
}

/** Words with `code` in them. */
const marked = (text: string) => <Markdown>{text}</Markdown>;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What for, playground, those of its parts, what to use instead, anatomy, keyboard, content, do and don't, then properties and all states. */
export function GuidePage() {
  const guide = useGuide();
  const playground = usePlayground();
  const parts = usePartPlaygrounds();
  return (
    <>
      <Title />
      {guide ? <Subtitle>{guide.whatFor}</Subtitle> : <Subtitle />}
      {playground ? <Canvas of={playground} sourceState="shown" /> : <Primary />}
      <Section
        title="Playgrounds of its parts"
        items={parts.map(([part, href]) => (
          <a href={href} target="_top">
            {part}
          </a>
        ))}
      />
      {guide && (
        <>
          <Section
            title="Use something else"
            items={guide.instead.map(({ when, use }) => marked(`${capitalised(when)}: **${use}**`))}
          />
          <Section title="Anatomy" ordered items={guide.anatomy.map(marked)} />
          <Section
            title="Keyboard"
            items={guide.keyboard.map(({ keys, does }) => (
              <>
                <kbd>{keys}</kbd> {does}
              </>
            ))}
          />
          <Section title="Content" items={guide.content.map(marked)} />
          <Section title="Do" items={guide.do.map(marked)} />
          <Section title="Don't" items={guide.dont.map(marked)} />
        </>
      )}
      <Heading>Properties</Heading>
      {playground ? <Controls of={playground} /> : <ArgTypes />}
      <Stories title="All states" includePrimary={Boolean(playground)} />
    </>
  );
}
