import { ButtonLink } from '../../../ui/link.tsx'
import { MenuButton } from '../../../ui/menu.tsx'
import type { MenuEntry } from '../../../ui/menu-entry.ts'
import { outlineWords as words } from './words.ts'

interface ItemMenuProps {
  readonly courseId: string
  readonly of: { readonly id: string; readonly title: string }
  readonly entries: readonly MenuEntry[]
}

/** The menu of a lesson or a section; without JavaScript, a link to the page that has all its entries as forms. */
export function ItemMenu({ courseId, of: { id, title }, entries }: ItemMenuProps) {
  return (
    <>
      <span className="shrink-0 noscript:hidden">
        <MenuButton label={words.act(title)} variant="quiet" entries={entries} />
      </span>
      <span className="hidden shrink-0 noscript:inline">
        <ButtonLink
          to={`/teach/courses/${courseId}/curriculum/${id}`}
          variant="quiet"
          size="compact"
          aria-label={words.settingsOf(title)}
        >
          {words.settings}
        </ButtonLink>
      </span>
    </>
  )
}
