import type { ReactNode } from 'react'
import { Tab, Tabs as TabGroup, TabList, TabPanel } from 'react-aria-components/Tabs'
import { Persian } from './aria/persian.tsx'

export interface TabPart {
  key: string
  title: ReactNode
  content: ReactNode
}

interface TabsProps {
  label: string
  parts: readonly TabPart[]
  /** Which is open at first. */
  defaultKey?: string
  onChange?: (key: string) => void
}

const tab =
  'inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-[3px] border-transparent px-4 text-15 font-label text-muted -outline-offset-2 hover:text-ink data-selected:border-primary-600 data-selected:text-primary-700'

/** Parts of one page, one visible at a time. For panel pages; a public page uses `TabLinks`. */
export function Tabs({ label, parts, defaultKey, onChange }: TabsProps) {
  return (
    <Persian>
      <TabGroup defaultSelectedKey={defaultKey} onSelectionChange={(key) => onChange?.(String(key))}>
        <TabList aria-label={label} className="flex overflow-x-auto border-b border-line">
          {parts.map(({ key, title }) => (
            <Tab key={key} id={key} className={tab}>
              {title}
            </Tab>
          ))}
        </TabList>
        {parts.map(({ key, content }) => (
          <TabPanel key={key} id={key} className="rounded-small pt-5">
            {content}
          </TabPanel>
        ))}
      </TabGroup>
    </Persian>
  )
}
