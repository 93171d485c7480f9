import type { CSSProperties, ReactNode, Ref } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useLocale } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** What the tabs choose between; the name of their list. */
  label: string;
  items: readonly TabItem[];
  /** Held by the parent; without it the tabs keep their own. */
  value?: string;
  /** Default the first. */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Views of the same thing of which one is seen. Arrows move between the tabs, Home and End to the ends. Content that
 * a shopper may want to compare, search or print belongs below each other, in an `Accordion`.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, className, ...rest } = props;
  // Named here, or choosing the first one by itself would be reported as a change.
  const start = defaultValue ?? items.find(({ isDisabled }) => !isDisabled)?.id;
  return (
    <I18nProvider locale={useLocale()}>
      <AriaTabs
        className={classNames(styles.root, className)}
        {...(value !== undefined && { selectedKey: value })}
        {...(start !== undefined && { defaultSelectedKey: start })}
        onSelectionChange={(key) => onValueChange?.(String(key))}
        {...rest}
      >
        <TabList aria-label={label} className={styles.list}>
          {items.map(({ id, label: words, isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled === true} className={styles.tab}>
              {words}
            </Tab>
          ))}
        </TabList>
        {items.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </I18nProvider>
  );
}
