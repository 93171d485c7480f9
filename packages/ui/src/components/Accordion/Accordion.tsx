import { useId, type ComponentProps, type ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  defaultOpen?: boolean;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** Opening one closes the others. Default: any number may be open, so that they can be compared. */
  exclusive?: boolean;
  /** Makes each title a heading of this level, for pages that are read by their headings. */
  level?: HeadingProps['level'];
}

/** Sections below each other that open one by one: the platform's `details`, without any script. */
export function Accordion({ items, exclusive = false, level, className, ...rest }: AccordionProps) {
  const group = useId();
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {items.map(({ id, title, content, defaultOpen }) => (
        <Disclosure
          key={id}
          id={id}
          summary={level ? <TitleHeading level={level}>{title}</TitleHeading> : title}
          {...(exclusive && { name: group })}
          {...(defaultOpen && { open: true })}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}

function TitleHeading({ level, children }: { level: HeadingProps['level']; children: ReactNode }) {
  return (
    <Heading level={level} size="titleS" className={styles.heading}>
      {children}
    </Heading>
  );
}
