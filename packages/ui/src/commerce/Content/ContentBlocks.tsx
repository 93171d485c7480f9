import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Image } from '../../components/Image/Image.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { EventList, type EventItem } from './EventList.tsx';
import { InfoCards, type InfoCard } from './InfoCards.tsx';
import { RichText } from './RichText.tsx';

/** A part of a page as an editor built it [CONTENT-030]. */
export type ContentBlock =
  | { kind: 'hero'; title: string; text: string; link?: NamedLink | undefined }
  | { kind: 'text'; id: string; title: string; paragraphs: readonly string[] }
  | { kind: 'html'; id: string; title: string; html: string }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'video'; src: string; title: string }
  | { kind: 'cards'; title: string; cards: readonly InfoCard[] }
  | { kind: 'steps'; title: string; steps: readonly string[] }
  | { kind: 'events'; title: string; items: readonly EventItem[] }
  | { kind: 'products'; title: string; canonicalPath: string }
  | { kind: 'form'; title: string; form: string }
  // Shown elsewhere: questions together below the others, offers on pages of their own.
  | { kind: 'accordion' | 'coupon' | 'taxonomyPromo' };

export interface ContentBlocksProps extends BlockProps<'div'> {
  blocks: readonly ContentBlock[];
  /** `YYYY-MM-DD`: events before it are over. */
  today?: string | undefined;
  /** Forms of the shop by the name that the content has for them; one that the shop does not have is left out. */
  forms?: Readonly<Record<string, ReactNode>>;
  /** The parts of a shelf. Without it a link leads there. */
  products?: (canonicalPath: string) => ReactNode;
}

/** The blocks of a page, one below the other. A kind of another release is left out. */
export function ContentBlocks(props: ContentBlocksProps) {
  const { blocks, today, forms, products, ...rest } = props;
  return (
    <Stack gap={7} {...rest}>
      {blocks.map((block, index) => (
        <Block key={index} {...{ block, today, forms, products }} />
      ))}
    </Stack>
  );
}

type BlockOf = Pick<ContentBlocksProps, 'today' | 'forms' | 'products'> & { block: ContentBlock };

function Block({ block, today, forms = {}, products }: BlockOf): ReactNode {
  switch (block.kind) {
    case 'hero':
      return (
        <Section title={block.title} align="start">
          <Text>{block.text}</Text>
          {block.link && <ButtonLink href={block.link.href}>{block.link.label}</ButtonLink>}
        </Section>
      );
    case 'text':
      return (
        <Section title={block.title} id={block.id}>
          {block.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Section>
      );
    case 'html':
      return (
        <Section title={block.title} id={block.id}>
          <RichText html={block.html} />
        </Section>
      );
    case 'picture':
      return (
        <Image
          src={block.src}
          alt={block.alt}
          width={640}
          height={360}
          sizes="(min-width: 720px) 640px, 100vw"
        />
      );
    case 'video':
      // Played where it lies: nothing of another site is loaded that was not asked for.
      return (
        <Text>
          <Link href={block.src} newTab>
            {block.title}
          </Link>
        </Text>
      );
    case 'cards':
      return <InfoCards title={block.title} cards={block.cards} />;
    case 'steps':
      return (
        <InfoCards
          title={block.title}
          cards={block.steps.map((step, index) => ({ title: String(index + 1), text: step }))}
        />
      );
    case 'events':
      return <EventList title={block.title} events={block.items} today={today} />;
    case 'products':
      return (
        <Section title={block.title}>
          {products ? products(block.canonicalPath) : <Link href={block.canonicalPath}>{block.title}</Link>}
        </Section>
      );
    case 'form': {
      const form = Object.hasOwn(forms, block.form) ? forms[block.form] : undefined;
      return form && <Section title={block.title}>{form}</Section>;
    }
    default:
      return null;
  }
}

interface SectionProps {
  title: string;
  id?: string;
  align?: 'start';
  children: ReactNode;
}

const Section = ({ title, children, ...rest }: SectionProps) => (
  <Stack as="section" gap={3} {...rest}>
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);
