import { TextLink } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { classWords as words } from './words.ts'

type Tab = 'webinars' | 'rooms' | 'meets'

const ofPanel: readonly (readonly [tab: Tab, to: string])[] = [
  ['webinars', '/panel/classes'],
  ['rooms', '/panel/classes/rooms'],
  ['meets', '/panel/classes/meets'],
]
const ofTeacher: readonly (readonly [tab: Tab, to: string])[] = [
  ['webinars', '/teach/classes'],
  ['rooms', '/teach/classes/rooms'],
]

interface ClassTabsProps {
  readonly here: Tab
  readonly teaches?: boolean
}

/** The kinds of live classes, which are one entry of the menu. */
export const ClassTabs = ({ here, teaches = false }: ClassTabsProps) => (
  <div className="pb-5">
    <TabLinks
      label={words.kinds}
      links={(teaches ? ofTeacher : ofPanel).map(([tab, to]) => ({
        to,
        title: words[tab],
        here: tab === here,
      }))}
    />
    <p className="pt-3">
      <TextLink alone to="/live/rehearsal" className="inline-flex min-h-11 items-center">
        {words.rehearsal}
      </TextLink>
    </p>
  </div>
)
