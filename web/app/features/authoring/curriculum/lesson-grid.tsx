import { readinessErrors } from '@arvand/contracts/errors/courses-readiness'
import type { OutlineLesson } from '@arvand/contracts/teacher/courses'
import { formatNumber } from '@arvand/persian/numbers'
import {
  ArrowDown,
  ArrowUp,
  CalendarClock,
  Eye,
  GitBranch,
  GripVertical,
  Pencil,
  Send,
  Trash2,
} from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { lessonKindOf } from '../../../lesson-kinds.ts'
import { Persian } from '../../../ui/aria/persian.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { MenuEntry } from '../../../ui/menu-entry.ts'
import { ReviewNotesMark } from '../review-notes/review-notes-mark.tsx'
import { reviewNotesOf } from '../review-notes/review-notes-of.ts'
import { addButtonOf } from './add-lesson.tsx'
import { putLessons, stepLesson } from './arranged.ts'
import { ItemMenu } from './item-menu.tsx'
import { ReleaseBadge } from './release-badge.tsx'
import type { SectionProps } from './section-props.ts'
import { TitleForm } from './title-form.tsx'
import { outlineWords as words } from './words.ts'

const lessonType = 'arvand-lesson'

/** The lessons of a section; pointer, touch and keyboard can drag them, into another section too. */
export function LessonGrid(props: SectionProps) {
  const { section, sections, mayWrite, onArrange } = props
  const take = async (items: readonly { getText: (type: string) => Promise<string> }[]) =>
    Promise.all(items.map((item) => item.getText(lessonType)))
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [lessonType]: String(key),
        'text/plain': section.lessons.find(({ id }) => id === key)?.title ?? '',
      })),
    acceptedDragTypes: [lessonType],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) =>
      onArrange(
        putLessons(sections, [...keys].map(String), {
          sectionId: section.id,
          beside: String(target.key),
          isAfter: target.dropPosition === 'after',
        }),
      ),
    onInsert: async ({ items, target }) => {
      const place = {
        sectionId: section.id,
        beside: String(target.key),
        isAfter: target.dropPosition === 'after',
      }
      onArrange(putLessons(sections, await take(items.filter(isTextDropItem)), place))
    },
    onRootDrop: async ({ items }) =>
      onArrange(putLessons(sections, await take(items.filter(isTextDropItem)), { sectionId: section.id })),
  })
  return (
    <Persian>
      <GridList
        aria-label={words.lessonsOf(section.title)}
        items={section.lessons}
        {...(mayWrite ? { dragAndDropHooks } : {})}
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => (
          <p className="px-5 py-6 text-center text-15 text-muted">{words.emptySection}</p>
        )}
        className="min-h-14 outline-hidden data-drop-target:bg-primary-50 data-focus-visible:ring-2 data-focus-visible:ring-primary-600 data-focus-visible:ring-inset [&_.react-aria-DropIndicator[data-drop-target]]:outline-2 [&_.react-aria-DropIndicator[data-drop-target]]:outline-primary-600"
      >
        {(lesson) => (
          <GridListItem
            id={lesson.id}
            textValue={lesson.title}
            className="flex items-start gap-x-2 border-b border-line px-2 py-2 sm:gap-x-3 sm:px-3 outline-hidden last:border-b-0 data-dragging:opacity-50 data-focus-visible:ring-2 data-focus-visible:ring-primary-600 data-focus-visible:ring-inset"
          >
            <LessonRow {...props} lesson={lesson} />
          </GridListItem>
        )}
      </GridList>
    </Persian>
  )
}

function LessonRow(props: SectionProps & { lesson: OutlineLesson }) {
  const { lesson, course, section, mayWrite, act, namedId, onNamed, onAsk, reviewNotes } = props
  const { icon, label } = lessonKindOf(lesson.kind)
  return (
    <>
      {mayWrite ? (
        <Button
          slot="drag"
          aria-label={words.drag(lesson.title)}
          className="grid size-10 shrink-0 noscript:hidden cursor-grab place-items-center rounded-control text-muted outline-hidden hover:bg-sunken data-focus-visible:ring-2 data-focus-visible:ring-primary-600"
        >
          <Icon of={GripVertical} />
        </Button>
      ) : null}
      <span title={label} className="pt-2.5 text-primary-700">
        <Icon of={icon} />
        <span className="sr-only">{label}</span>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        {namedId === lesson.id ? (
          <TitleForm
            lesson={lesson}
            onTitle={(title) => act('renameLesson', { lessonId: lesson.id, title })}
            onLeave={() => {
              onNamed()
              document.getElementById(addButtonOf(section.id))?.focus()
            }}
          />
        ) : (
          <span className="min-w-0 flex-[1_1_10rem]">
            <Link
              to={`/teach/courses/${course.id}/lessons/${lesson.id}`}
              className="inline-flex min-h-10 items-center rounded-small text-16 font-label wrap-anywhere hover:text-primary-700 hover:underline"
            >
              {lesson.title}
            </Link>
          </span>
        )}
        <Marks lesson={lesson} />
        <ReviewNotesMark
          notes={reviewNotesOf(reviewNotes, { lessonId: lesson.id })}
          title={lesson.title}
          to={`/teach/courses/${course.id}/curriculum/${lesson.id}`}
          onOpen={() => onAsk({ what: 'notes', lesson })}
        />
      </span>
      {mayWrite ? <ItemMenu courseId={course.id} of={lesson} entries={entriesOf(props)} /> : null}
    </>
  )
}

function Marks({ lesson }: { lesson: OutlineLesson }) {
  const { seconds, isPreview, isPublished, whyNotPublish, requires } = lesson
  return (
    <span className="flex flex-wrap items-center gap-2 text-14 text-muted empty:hidden">
      {seconds > 0 ? <Duration seconds={seconds} /> : null}
      {isPreview ? <Badge tone="accent">{words.isPreview}</Badge> : null}
      {isPublished ? null : <Badge>{words.isDraft}</Badge>}
      {whyNotPublish ? (
        <span title={readinessErrors[whyNotPublish].sentence}>
          <Badge tone="warning">{words.isIncomplete}</Badge>
        </span>
      ) : null}
      <ReleaseBadge of={lesson} />
      {requires.length > 0 ? (
        <Badge icon={GitBranch}>{words.requires(formatNumber(requires.length))}</Badge>
      ) : null}
    </span>
  )
}

function entriesOf({
  lesson,
  section,
  sections,
  act,
  onArrange,
  onAsk,
}: SectionProps & { lesson: OutlineLesson }) {
  const { id: lessonId, isPreview, isPublished, whyNotPublish } = lesson
  // Sent like a drop, through the same queue, so that two new orders never reach the server at once.
  const step = (by: -1 | 1) => onArrange(stepLesson(sections, lessonId, by))
  const elsewhere = sections.filter(({ id }) => id !== section.id).slice(0, 12)
  const entries: MenuEntry[] = [
    { key: 'edit', label: words.rename, icon: Pencil, onAction: () => onAsk({ what: 'rename', lesson }) },
    { key: 'up', label: words.up, icon: ArrowUp, onAction: () => step(-1) },
    { key: 'down', label: words.down, icon: ArrowDown, onAction: () => step(1) },
    ...elsewhere.map(({ id, title }) => ({
      key: `to ${id}`,
      label: words.moveTo(title),
      onAction: () => onArrange(putLessons(sections, [lessonId], { sectionId: id })),
    })),
    {
      key: 'preview',
      label: isPreview ? words.noPreview : words.preview,
      icon: Eye,
      ...(lessonKindOf(lesson.kind).learnersOnly
        ? { disabledReason: readinessErrors['courses.lesson-is-for-learners'].sentence }
        : {}),
      onAction: () => act('preview', { lessonId, isPreview: isPreview ? 'no' : 'yes' }),
    },
    {
      key: 'publish',
      label: isPublished ? words.unpublish : words.publish,
      icon: Send,
      ...(!isPublished && whyNotPublish ? { disabledReason: readinessErrors[whyNotPublish].sentence } : {}),
      onAction: () => act('publish', { lessonIds: lessonId, isPublished: isPublished ? 'no' : 'yes' }),
    },
    {
      key: 'release',
      label: words.release,
      icon: CalendarClock,
      onAction: () => onAsk({ what: 'release', lesson }),
    },
    {
      key: 'prerequisites',
      label: words.prerequisites,
      icon: GitBranch,
      onAction: () => onAsk({ what: 'prerequisites', lesson }),
    },
    {
      key: 'remove',
      label: words.remove,
      icon: Trash2,
      danger: true,
      onAction: () => onAsk({ what: 'remove', lesson }),
    },
  ]
  return entries
}
