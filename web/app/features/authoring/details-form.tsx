import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../api/browser.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConflictDialog, SavingLine, useAutosave } from '../autosave/index.ts'
import { levelWords } from '../courses/index.ts'
import type { Route } from './+types/course-details'
import { askOf, type DetailsDraft, draftOf, isDetailsDraft } from './details-draft.ts'
import { authoringWords as words } from './words.ts'
import { WritingForm } from './writing-form.tsx'

/** Drawn by the server; the readers of rich text and what uploads a cover load when the page hydrates. */
const DescriptionField = laterPart(async () => ({
  default: (await import('./description-field.tsx')).DescriptionField,
}))
const CoverField = laterPart(async () => ({ default: (await import('./cover-field.tsx')).CoverField }))

type Data = Route.ComponentProps['loaderData']

type TextName = 'title' | 'summary' | 'outcomes' | 'requirements' | 'accessDays' | 'slug'

interface DetailsProps {
  readonly course: Data['course']
  readonly categories: Data['categories']
  readonly mayWrite: boolean
  readonly answer: FormAnswer | undefined
}

const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const

/** The details of a course, saved automatically while one writes; without JavaScript by the button. */
export function DetailsForm({ course, categories, mayWrite, answer }: DetailsProps) {
  const { revalidate } = useRevalidator()
  const [version, setVersion] = useState(course.version)
  const { draft, saving, isRestored, revision, change, keepMine, takeTheirs, saveNow } =
    useAutosave<DetailsDraft>({
      what: `course ${course.id}`,
      initial: draftOf(course),
      version: course.version,
      isDraft: isDetailsDraft,
      conflictCode: 'courses.saved-meanwhile',
      save: async (next, over) => {
        const { course: kept } = await api.teacher('course/save', askOf(course.id, over, next))
        setVersion(kept.version)
        void revalidate()
        return { version: kept.version, at: kept.changedAt }
      },
    })
  const set = (part: Partial<DetailsDraft>) => change((now) => ({ ...now, ...part }))
  const text = (name: TextName) => ({
    name,
    value: draft[name],
    error: answer?.fields?.[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const current = saving.state === 'conflict' ? storedIn(saving.current) : null
  return (
    <>
      <WritingForm
        version={version}
        mayWrite={mayWrite}
        answer={answer}
        onSave={saveNow}
        foot={
          <div className="flex flex-wrap items-center gap-4">
            <Button pending={saving.state === 'saving'}>{words.save}</Button>
            <SavingLine saving={saving} isRestored={isRestored} />
          </div>
        }
      >
        <Card>
          <div className="grid gap-5">
            <TextField {...text('title')} label={words.title} required maxLength={120} />
            <div id="summary" className="scroll-mt-24">
              <TextArea
                {...text('summary')}
                label={words.summary}
                description={words.summaryHint}
                rows={2}
                maxLength={300}
              />
            </div>
            <div className="grid gap-5 sm:grid-cols-2">
              <SelectField
                name="category"
                label={words.category}
                value={draft.category}
                onChange={(event) => set({ category: event.target.value })}
                options={categories.map(({ slug, title }) => ({ value: slug, label: title }))}
              />
              <SelectField
                name="level"
                label={words.level}
                value={draft.level}
                onChange={({ target }) =>
                  set({ level: levels.find((one) => one === target.value) ?? draft.level })
                }
                options={levels.map((value) => ({ value, label: levelWords[value] }))}
              />
            </div>
            <DescriptionField
              label={words.description}
              value={draft.description}
              revision={revision}
              onChange={(description) => set({ description })}
              lockedReason={mayWrite ? undefined : ' '}
            />
          </div>
        </Card>
        <Card>
          <div className="grid gap-5">
            <TextArea
              {...text('outcomes')}
              label={words.outcomes}
              description={words.outcomesHint}
              rows={4}
            />
            <TextArea
              {...text('requirements')}
              label={words.requirements}
              description={words.requirementsHint}
              rows={3}
            />
          </div>
        </Card>
        <MoreCard {...{ course, categories, draft, set, text }} />
      </WritingForm>
      {current ? (
        <ConflictDialog
          savedBy={null}
          onMine={() => keepMine(current.version)}
          onTheirs={() => takeTheirs(draftOf(current), current.version, current.changedAt)}
        />
      ) : null}
    </>
  )
}

interface TextOf {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

interface MoreProps extends Pick<DetailsProps, 'course' | 'categories'> {
  readonly draft: DetailsDraft
  readonly set: (part: Partial<DetailsDraft>) => void
  readonly text: (name: TextName) => TextOf
}

/** The cover, the address and the days of access. */
function MoreCard({ course, categories, draft, set, text }: MoreProps) {
  return (
    <Card>
      <div className="grid gap-5">
        <CoverField
          course={course}
          slug={draft.slug || course.slug}
          palette={categories.find(({ slug }) => slug === draft.category)?.palette ?? 'firoozeh'}
          fileId={draft.coverFileId}
          onKept={(coverFileId) => set({ coverFileId })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...text('slug')}
            label={words.slug}
            description={words.slugHint}
            dir="ltr"
            maxLength={80}
            lockedReason={course.publishedAt ? words.slugFixed : undefined}
          />
          <LtrField
            {...text('accessDays')}
            label={words.accessDays}
            description={words.accessDaysHint}
            inputMode="numeric"
            maxLength={5}
          />
        </div>
      </div>
    </Card>
  )
}

type Stored = Data['course']

/** The stored details from the answer to a conflicting save; null when the answer does not hold them. */
const storedIn = (current: unknown): Stored | null =>
  typeof current === 'object' && current !== null && 'version' in current && 'slug' in current
    ? (current as Stored)
    : null
