import { formatNumber } from '@arvand/persian/numbers'
import { ArrowDown, ArrowUp, CalendarClock, ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { Duration } from '../../../ui/duration.tsx'
import type { MenuEntry } from '../../../ui/menu-entry.ts'
import { ReviewNotesMark } from '../review-notes/review-notes-mark.tsx'
import { reviewNotesOf } from '../review-notes/review-notes-of.ts'
import { AddLesson } from './add-lesson.tsx'
import { putSection, secondsOf, stepSection } from './arranged.ts'
import { ItemMenu } from './item-menu.tsx'
import { LessonGrid } from './lesson-grid.tsx'
import { ReleaseBadge } from './release-badge.tsx'
import { SectionGrip, SectionPlace } from './section-grip.tsx'
import type { SectionProps } from './section-props.ts'
import { outlineWords as words } from './words.ts'

/** One section: its head, its lessons to be dragged, and a form for one more. */
export function SectionCard(props: SectionProps) {
  const { section, place, mayWrite, answer, adding, isFolded, draggedId } = props
  return (
    <section
      aria-labelledby={section.id}
      className={`relative overflow-clip rounded-card border border-line bg-surface ${draggedId === section.id ? 'opacity-50' : ''}`}
    >
      <SectionHead {...props} />
      {isFolded ? null : <LessonGrid {...props} />}
      {mayWrite && !isFolded ? (
        <div id={place === 0 ? 'add' : undefined} className="scroll-mt-24 border-t border-line p-4">
          <AddLesson {...{ section, answer }} fetcher={adding} />
        </div>
      ) : null}
      <DropPlace {...props} />
    </section>
  )
}

function SectionHead(props: SectionProps) {
  const { section, course, mayWrite, place, isFolded, reviewNotes, onFold, onAsk, onDragged } = props
  const seconds = secondsOf([section])
  return (
    <header
      className={`flex items-center gap-x-2 px-2 py-2 sm:gap-x-3 sm:px-3 ${isFolded ? '' : 'border-b border-line'}`}
    >
      {mayWrite ? (
        <SectionGrip section={section} onDragged={(isDragged) => onDragged(isDragged ? section.id : null)} />
      ) : null}
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-control bg-primary-50 text-15 font-title text-primary-700"
      >
        {formatNumber(place + 1)}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={section.id} className="min-w-0 text-17 font-title wrap-anywhere">
          {section.title}
        </h2>
        <span className="text-14 text-muted">{words.lessonCount(formatNumber(section.lessons.length))}</span>
        <ReleaseBadge of={section} />
        <ReviewNotesMark
          notes={reviewNotesOf(reviewNotes, { sectionId: section.id })}
          title={section.title}
          to={`/teach/courses/${course.id}/curriculum/${section.id}`}
          onOpen={() => onAsk({ what: 'notes', section })}
        />
        {seconds > 0 ? (
          <span className="text-14 text-muted sm:ms-auto">
            <Duration seconds={seconds} />
          </span>
        ) : null}
      </span>
      {mayWrite ? <ItemMenu courseId={course.id} of={section} entries={entriesOf(props)} /> : null}
      <IconButton
        icon={isFolded ? ChevronDown : ChevronUp}
        label={isFolded ? words.unfold(section.title) : words.fold(section.title)}
        aria-expanded={!isFolded}
        onClick={onFold}
        className="noscript:hidden"
      />
    </header>
  )
}

/** Where a dragged section is dropped to take the place of this one. */
function DropPlace({ section, sections, place, draggedId, onArrange }: SectionProps) {
  if (draggedId === null || draggedId === section.id) return null
  const isBelow = sections.findIndex(({ id }) => id === draggedId) < place
  return (
    <SectionPlace
      label={(isBelow ? words.placeAfter : words.placeBefore)(section.title)}
      isBelow={isBelow}
      onDrop={() => onArrange(putSection(sections, draggedId, section.id))}
    />
  )
}

function entriesOf({ section, sections, place, onArrange, onAsk }: SectionProps): MenuEntry[] {
  // Sent like a drop, through the same queue, so that two new orders never reach the server at once.
  const step = (by: -1 | 1) => onArrange(stepSection(sections, section.id, by))
  const up = { key: 'up', label: words.up, icon: ArrowUp, onAction: () => step(-1) }
  const down = { key: 'down', label: words.down, icon: ArrowDown, onAction: () => step(1) }
  return [
    { key: 'rename', label: words.rename, icon: Pencil, onAction: () => onAsk({ what: 'rename', section }) },
    ...(place === 0 ? [] : [up]),
    ...(place === sections.length - 1 ? [] : [down]),
    {
      key: 'release',
      label: words.release,
      icon: CalendarClock,
      onAction: () => onAsk({ what: 'release', section }),
    },
    {
      key: 'remove',
      label: words.remove,
      icon: Trash2,
      danger: true,
      onAction: () => onAsk({ what: 'remove', section }),
    },
  ]
}
