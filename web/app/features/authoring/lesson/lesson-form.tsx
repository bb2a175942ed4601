import type { Picture } from '@arvand/contracts/courses'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../api/browser.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { lessonKindOf } from '../../../lesson-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ConflictDialog, SavingLine, useAutosave } from '../../autosave/index.ts'
import { lessonWords as words } from '../words.ts'
import { WritingForm } from '../writing-form.tsx'
import { isLessonDraft, type LessonDraft, linesOfText } from './lesson-draft.ts'
import type { ShownLesson } from './shown-lesson.ts'

const HistoryDrawer = lazyPart(async () => ({
  default: (await import('./history-drawer.tsx')).HistoryDrawer,
}))

/** The editor of a lesson, saved automatically while one writes; without JavaScript by the button. */
export function LessonForm({ shown, answer }: { shown: ShownLesson; answer: FormAnswer | undefined }) {
  const { lesson, mayWrite } = shown
  const { Fields } = lessonKindOf(lesson.content.kind)
  const { revalidate } = useRevalidator()
  const [version, setVersion] = useState(lesson.version)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const writing = useAutosave<LessonDraft>({
    what: `lesson ${lesson.id}`,
    initial: { title: lesson.title, content: lesson.content, minutes: lesson.minutes },
    version: lesson.version,
    isDraft: isLessonDraft,
    conflictCode: 'courses.saved-meanwhile',
    save: async ({ title, content, minutes }, over) => {
      const ask = { lessonId: lesson.id, version: over, title, content, minutes }
      const kept = await api.teacher('lesson/save', ask)
      setVersion(kept.version)
      void revalidate()
      return { version: kept.version, at: kept.savedAt }
    },
  })
  const { draft, saving, isRestored, revision, change, keepMine, takeTheirs, saveNow } = writing
  const set = (part: Partial<LessonContent>) =>
    // A form changes only fields of the kind it was drawn for, so the merged content is still of that kind.
    change((now) => ({ ...now, content: { ...now.content, ...part } as LessonContent }))
  const current = saving.state === 'conflict' ? storedIn(saving.current) : null
  const pictures: Record<string, Picture> = Object.fromEntries(
    shown.files.map(({ id, picture }) => [id, picture]),
  )
  return (
    <>
      <WritingForm
        version={version}
        mayWrite={mayWrite}
        answer={answer}
        onSave={saveNow}
        foot={
          <div className="sticky bottom-0 z-10 max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3">
            <Button pending={saving.state === 'saving'}>{words.saveForm}</Button>
            <Button type="button" variant="outline" onClick={() => setHistoryOpen(true)}>
              {words.history}
            </Button>
            <SavingLine saving={saving} isRestored={isRestored} />
          </div>
        }
      >
        <Card>
          <div className="grid gap-5">
            <TextField
              name="title"
              label={words.title}
              required
              maxLength={120}
              value={draft.title}
              error={answer?.fields?.title}
              onChange={(event) => change((now) => ({ ...now, title: event.target.value }))}
            />
            {/* What the list of readiness leads to: the fields of its kind. */}
            <div id="fields" tabIndex={-1} className="grid scroll-mt-24 gap-5 outline-hidden">
              <Fields
                lessonId={lesson.id}
                content={draft.content}
                minutes={draft.minutes}
                files={shown.files}
                playable={shown.playable}
                pictures={pictures}
                revision={revision}
                mayWrite={mayWrite}
                onChange={set}
                onMinutes={(minutes) => change((now) => ({ ...now, minutes }))}
              />
            </div>
            {draft.content.body ? (
              <noscript>
                <TextArea
                  name="plain"
                  label={words.plain}
                  description={words.plainHint}
                  rows={12}
                  defaultValue={linesOfText(draft.content.body)}
                />
              </noscript>
            ) : null}
          </div>
        </Card>
      </WritingForm>
      {isHistoryOpen ? (
        <HistoryDrawer
          open
          lessonId={lesson.id}
          version={version}
          onClose={() => setHistoryOpen(false)}
          onRestored={(title, content, at, when) => {
            setVersion(at)
            takeTheirs({ title, content, minutes: draft.minutes }, at, when)
            setHistoryOpen(false)
            void revalidate()
          }}
        />
      ) : null}
      {current ? (
        <ConflictDialog
          savedBy={current.savedBy}
          onMine={() => keepMine(current.version)}
          onTheirs={() => {
            setVersion(current.version)
            takeTheirs({ ...current, minutes: draft.minutes }, current.version, current.savedAt)
          }}
        />
      ) : null}
    </>
  )
}

interface Stored {
  readonly version: number
  readonly title: string
  readonly content: LessonContent
  readonly savedAt: string
  readonly savedBy: string | null
}

/** The stored lesson from the answer to a conflicting save; null when the answer does not hold one. */
function storedIn(current: unknown): Stored | null {
  if (typeof current !== 'object' || current === null) return null
  if (!('version' in current && 'title' in current && 'content' in current)) return null
  const { version, title, content } = current
  if (typeof version !== 'number' || typeof title !== 'string' || typeof content !== 'object') return null
  const savedAt = 'savedAt' in current && typeof current.savedAt === 'string' ? current.savedAt : ''
  const savedBy = 'savedBy' in current && typeof current.savedBy === 'string' ? current.savedBy : null
  return { version, title, content: content as LessonContent, savedAt, savedBy }
}
