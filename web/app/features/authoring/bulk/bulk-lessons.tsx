import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Box } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { Act } from '../curriculum/act.ts'
import { putLessons, type Sections } from '../curriculum/arranged.ts'
import { outlineWords } from '../curriculum/words.ts'
import { bulkWords as words } from './words.ts'

interface BulkLessonsProps {
  readonly sections: Sections
  readonly act: Act
  readonly onArrange: (sections: Sections) => void
}

/** The lessons of a course with boxes to choose several, which are then published, unpublished or moved together. */
export default function BulkLessons({ sections, act, onArrange }: BulkLessonsProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = sections.flatMap(({ lessons }) => lessons).filter(({ id }) => ids.has(id))
  const turn = (turned: readonly { readonly id: string }[], isChosen: boolean) => {
    const next = new Set(ids)
    for (const { id } of turned) isChosen ? next.add(id) : next.delete(id)
    setIds(next)
  }
  return (
    <>
      <p role="status" className="text-15 text-muted">
        {chosen.length > 0 ? words.chosen(formatNumber(chosen.length)) : words.lead}
      </p>
      {sections.map(({ id, title, lessons }) => (
        <section
          key={id}
          aria-label={title}
          className="overflow-clip rounded-card border border-line bg-surface"
        >
          <label className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line bg-sunken px-4 py-2.5">
            <Box
              aria-label={words.allOf(title)}
              checked={lessons.length > 0 && lessons.every((lesson) => ids.has(lesson.id))}
              onChange={(event) => turn(lessons, event.target.checked)}
            />
            <span className="min-w-0 flex-1 text-17 font-title wrap-anywhere">{title}</span>
          </label>
          <ul>
            {lessons.map((lesson) => (
              <li key={lesson.id} className="border-b border-line last:border-b-0">
                <label className="flex min-h-12 cursor-pointer flex-wrap items-center gap-3 px-4 py-2">
                  <Box
                    aria-label={lesson.title}
                    checked={ids.has(lesson.id)}
                    onChange={(event) => turn([lesson], event.target.checked)}
                  />
                  <span className="min-w-0 flex-1 text-16 font-label wrap-anywhere">{lesson.title}</span>
                  {lesson.isPublished ? null : <Badge>{outlineWords.isDraft}</Badge>}
                  {lesson.whyNotPublish ? <Badge tone="warning">{outlineWords.isIncomplete}</Badge> : null}
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosen.length > 0 ? <Acts {...{ chosen, sections, act, onArrange }} /> : null}
    </>
  )
}

interface ActsProps extends BulkLessonsProps {
  readonly chosen: Sections[number]['lessons']
}

/** What is done with the chosen lessons. */
function Acts({ chosen, sections, act, onArrange }: ActsProps) {
  const [to, setTo] = useState(sections[0]?.id ?? '')
  const lessonIds = chosen.map(({ id }) => id)
  const publish = (isPublished: 'yes' | 'no') =>
    act('publish', { lessonIds: lessonIds.join(','), isPublished })
  const isIncomplete = chosen.some(({ isPublished, whyNotPublish }) => !isPublished && whyNotPublish !== null)
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          variant="soft"
          disabledReason={isIncomplete ? words.hasIncomplete : undefined}
          onClick={() => publish('yes')}
        >
          {words.publish}
        </Button>
        <Button type="button" variant="outline" onClick={() => publish('no')}>
          {words.unpublish}
        </Button>
      </div>
      {sections.length > 1 ? (
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <SelectField
            name="bulkSection"
            label={words.moveTo}
            value={to}
            onChange={(event) => setTo(event.target.value)}
            options={sections.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Button
            type="button"
            variant="soft"
            onClick={() => onArrange(putLessons(sections, lessonIds, { sectionId: to }))}
          >
            {words.move}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
