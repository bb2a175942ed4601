import { GripVertical } from 'lucide-react'
import { useRef } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { useDrop } from 'react-aria/useDrop'
import { Button } from 'react-aria-components/Button'
import { Persian } from '../../../ui/aria/persian.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { outlineWords as words } from './words.ts'

const sectionType = 'arvand-section'

interface GripProps {
  readonly section: { readonly id: string; readonly title: string }
  readonly onDragged: (isDragged: boolean) => void
}

/** The handle of a section: dragged with a pointer, or with Enter, Tab and Enter. */
export const SectionGrip = (props: GripProps) => (
  <Persian>
    <Grip {...props} />
  </Persian>
)

function Grip({ section, onDragged }: GripProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { dragProps, dragButtonProps } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [sectionType]: section.id, 'text/plain': section.title }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDragged(true),
    onDragEnd: () => {
      onDragged(false)
      // Its card has moved in the page, which takes the focus from what is in it.
      requestAnimationFrame(() => button.current?.focus())
    },
  })
  return (
    <span {...dragProps} className="shrink-0 cursor-grab rounded-control hover:bg-sunken noscript:hidden">
      <Button
        {...dragButtonProps}
        ref={button}
        aria-label={words.dragSection(section.title)}
        // A button takes the pointer for itself, so that the browser would not begin to drag.
        className="pointer-events-none grid size-10 place-items-center rounded-control text-muted outline-hidden data-focus-visible:ring-2 data-focus-visible:ring-primary-600"
      >
        <Icon of={GripVertical} />
      </Button>
    </span>
  )
}

interface PlaceProps {
  readonly label: string
  /** Whether the dragged section would stand below the section of this place. */
  readonly isBelow: boolean
  readonly onDrop: () => void
}

/** Lies over a section while another one is dragged, and takes it to the place of this one. */
export const SectionPlace = (props: PlaceProps) => (
  <Persian>
    <Place {...props} />
  </Persian>
)

function Place({ label, isBelow, onDrop }: PlaceProps) {
  const place = useRef<HTMLButtonElement>(null)
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    getDropOperation: (types) => (types.has(sectionType) ? 'move' : 'cancel'),
    onDrop,
  })
  const edge = isBelow ? 'border-b-4' : 'border-t-4'
  return (
    <button
      {...dropProps}
      ref={place}
      type="button"
      tabIndex={-1}
      aria-label={label}
      className={`absolute inset-0 z-10 rounded-card outline-hidden ${isDropTarget ? `bg-primary-600/10 border-primary-600 ${edge}` : ''}`}
    />
  )
}
