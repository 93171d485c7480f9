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

/** What for, playground, what to use instead, anatomy, keyboard, content, do and don't, then properties and all states. */
export function GuidePage() {
  const guide = useGuide();
  const playground = usePlayground();
  return (
    <>
      <Title />
      {guide ? <Subtitle>{guide.whatFor}</Subtitle> : <Subtitle />}
      {playground ? <Canvas of={playground} sourceState="shown" /> : <Primary />}
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
