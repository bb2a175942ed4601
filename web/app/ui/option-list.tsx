import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from './icon.tsx'
import { useOverlayTheme } from './overlay-theme.ts'

export interface RichOption {
  value: string
  label: string
  description?: string
  disabled?: boolean
}

const row =
  'group flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-15 outline-hidden data-disabled:cursor-not-allowed data-disabled:text-muted data-focused:bg-sunken data-focus-visible:ring-2 data-focus-visible:ring-primary-600 data-selected:font-label data-selected:text-primary-700'

/** The list that opens under a select or a combo box. */
export function OptionList({ options, nothing }: { options?: readonly RichOption[]; nothing?: string }) {
  return (
    <Popover
      data-theme={useOverlayTheme()}
      offset={6}
      className="w-(--trigger-width) animate-rise overflow-y-auto rounded-option border border-line bg-raised p-1.5 text-ink shadow-float"
    >
      <ListBox
        items={options?.map((option) => ({ ...option, id: option.value }))}
        renderEmptyState={() => <p className="px-3 py-2 text-14 text-muted">{nothing}</p>}
        className="outline-hidden"
      >
        {(option: RichOption) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            isDisabled={option.disabled}
            className={row}
          >
            <span className="min-w-0 flex-1">
              {option.label}
              {option.description ? (
                <span className="block text-14 text-muted">{option.description}</span>
              ) : null}
            </span>
            <Icon of={Check} size={18} className="invisible group-data-selected:visible" />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
