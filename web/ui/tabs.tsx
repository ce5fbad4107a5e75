import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type Tab<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly count?: number | undefined;
};

type TabsProps<Key extends string> = {
  /** The name of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly children: ReactNode;
};

const TAB =
  'flex min-h-[46px] shrink-0 items-center gap-2 px-3 font-medium whitespace-nowrap text-secondary lg:px-4 ' +
  // On a phone all tabs fit, because each count stands below its label.
  'max-[30rem]:min-h-14 max-[30rem]:grow max-[30rem]:flex-col max-[30rem]:justify-center max-[30rem]:gap-0 ' +
  'max-[30rem]:px-1 max-[30rem]:text-sm/tight ' +
  'aria-selected:bg-[repeating-linear-gradient(90deg,var(--thread)_0_10px,#0000_10px_16px)] ' +
  'aria-selected:bg-[position:0_100%] aria-selected:bg-[size:100%_3px] aria-selected:bg-no-repeat ' +
  'aria-selected:font-semibold aria-selected:text-body';

/** Tabs over a single panel, whose content depends on the selected tab. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  return (
    <BaseTabs.Root
      value={selected}
      onValueChange={(value) => {
        const tab = tabs.find(({ key }) => key === value);
        if (tab) onSelect(tab.key);
      }}
    >
      <BaseTabs.List
        aria-label={label}
        className="no-scrollbar flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ key, label: text, count }) => (
          <BaseTabs.Tab key={key} value={key} className={TAB}>
            {text} {count !== undefined && <span className="figures text-fine text-muted">{count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel value={selected}>{children}</BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
