import type { OutlineSection } from '@arvand/contracts/teacher/courses'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { ArrowDown, ArrowUp, CalendarClock, Pencil, Trash2 } from 'lucide-react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { MenuButton } from '../../../ui/menu.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { lessonKindWords, outlineWords as words } from '../words.ts'
import type { Sections } from './arranged.ts'
import type { Act } from './curriculum.tsx'
import { LessonGrid } from './lesson-grid.tsx'
import type { Asking } from './outline-dialogs.tsx'

export interface SectionProps {
  readonly section: OutlineSection
  readonly sections: Sections
  readonly course: { readonly id: string }
  readonly mayWrite: boolean
  readonly act: Act
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly requestId: string
  readonly answer: FormAnswer | undefined
  readonly onArrange: (sections: Sections) => void
  readonly onAsk: (asking: Asking) => void
}

const kinds = ['video', 'text', 'audio', 'assignment', 'file', 'embed', 'scorm'] as const

/** One section: its name, its lessons to be dragged, and a form for one more. */
export function SectionCard(props: SectionProps) {
  const { section, act, mayWrite, isFirst, isLast, requestId, answer, onAsk } = props
  const intent = `addLesson ${section.id}`
  const move = (by: string) => act('moveSection', { sectionId: section.id, by })
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
          <MenuButton
            label={words.act(section.title)}
            look="quiet"
            entries={[
              {
                key: 'rename',
                label: words.rename,
                icon: Pencil,
                onAction: () => onAsk({ what: 'rename', section }),
              },
              ...(isFirst ? [] : [{ key: 'up', label: words.up, icon: ArrowUp, onAction: () => move('-1') }]),
              ...(isLast
                ? []
                : [{ key: 'down', label: words.down, icon: ArrowDown, onAction: () => move('1') }]),
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
            key={`${section.lessons.length}`}
            intent={intent}
            answer={answer}
            carry={{ requestId, sectionId: section.id }}
            submit={words.addLesson}
            pending={words.adding}
            button={{ look: 'outline' }}
            className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
          >
            <TextField name="title" label={words.lessonTitle} maxLength={120} error={answer?.fields?.title} />
            <SelectField
              name="kind"
              label={words.kind}
              options={kinds.map((value) => ({ value, label: lessonKindWords[value] }))}
            />
          </ActionForm>
        </div>
      ) : null}
    </section>
  )
}

interface Released {
  readonly releaseAt: string | null
  readonly releaseAfterDays: number | null
}

/** When something opens, if not at once. */
export function ReleaseBadge({ of: { releaseAt, releaseAfterDays } }: { of: Released }) {
  if (releaseAt) return <Badge tone="primary">{words.opensAt(formatDate(releaseAt, 'long'))}</Badge>
  return releaseAfterDays === null ? null : (
    <Badge tone="primary">{words.opensAfter(formatNumber(releaseAfterDays))}</Badge>
  )
}
