import type { ComponentGuide } from '@driveline/ui';
import {
  ArgTypes,
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

/** What for, what instead, anatomy, keyboard, content, do and do not, then properties and all states. */
export function GuidePage() {
  const guide = useGuide();
  return (
    <>
      <Title />
      {guide ? <Subtitle>{guide.whatFor}</Subtitle> : <Subtitle />}
      <Primary />
      {guide && (
        <>
          <Section
            title="What instead"
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
          <Section title="Words" items={guide.content.map(marked)} />
          <Section title="Do" items={guide.do.map(marked)} />
          <Section title="Do not" items={guide.dont.map(marked)} />
        </>
      )}
      <Heading>Properties</Heading>
      <ArgTypes />
      <Stories includePrimary={false} />
    </>
  );
}
