import { addLesson } from '@arvand/contracts/teacher/lessons'
import { ArrowDown, ArrowUp, CalendarClock, Pencil, Trash2 } from 'lucide-react'
import { lessonKinds } from '../../../lesson-kinds.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { outlineWords as words } from '../words.ts'
import { stepSection } from './arranged.ts'
import { ItemMenu } from './item-menu.tsx'
import { LessonGrid } from './lesson-grid.tsx'
import { ReleaseBadge } from './release-badge.tsx'
import type { SectionProps } from './section-props.ts'

/** One section: its name, its lessons to be dragged, and a form for one more. */
export function SectionCard(props: SectionProps) {
  const { section, sections, course, mayWrite, isFirst, isLast, answer, onArrange, onAsk } = props
  const move = (by: -1 | 1) => onArrange(stepSection(sections, section.id, by))
  return (
    <section
      aria-labelledby={section.id}
      className="overflow-clip rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2.5">
        <h2 id={section.id} className="min-w-0 flex-1 text-17 font-title wrap-anywhere">
          {section.title}
        </h2>
        <ReleaseBadge of={section} />
        {mayWrite ? (
          <ItemMenu
            courseId={course.id}
            of={section}
            entries={[
              {
                key: 'rename',
                label: words.rename,
                icon: Pencil,
                onAction: () => onAsk({ what: 'rename', section }),
              },
              ...(isFirst ? [] : [{ key: 'up', label: words.up, icon: ArrowUp, onAction: () => move(-1) }]),
              ...(isLast
                ? []
                : [{ key: 'down', label: words.down, icon: ArrowDown, onAction: () => move(1) }]),
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
            ]}
          />
        ) : null}
      </header>
      <LessonGrid {...props} />
      {mayWrite ? (
        <div className="border-t border-line p-4">
          <ActionForm
            intent="addLesson"
            to={addLesson}
            clears
            continues
            answer={answer}
            carry={{ sectionId: section.id }}
            submit={words.addLesson}
            button={{ variant: 'outline' }}
            className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
          >
            <TextField name="title" label={words.lessonTitle} />
            <SelectField
              name="kind"
              label={words.kind}
              // The next lesson is often of the same kind.
              defaultValue={answer?.done ? answer.values?.kind : undefined}
              options={lessonKinds.map(({ kind, label }) => ({ value: kind, label }))}
            />
          </ActionForm>
        </div>
      ) : null}
    </section>
  )
}
