import type { OutlineLesson, OutlineSection } from '@arvand/contracts/teacher/courses'
import { toLatinDigits } from '@arvand/persian/digits'
import { dayAt } from '@arvand/persian/zone'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx'
import { dayTyped } from '../../../ui/jalali-text.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { outlineWords as words } from '../words.ts'
import type { Act } from './act.ts'
import type { Sections } from './arranged.ts'

type About =
  | { readonly lesson: OutlineLesson; readonly section?: never }
  | { readonly section: OutlineSection; readonly lesson?: never }
/** What is being asked about a lesson or a section. */
export type Asking = { readonly what: 'rename' | 'release' | 'prerequisites' | 'remove' } & About

interface DialogsProps {
  readonly asking: Asking | null
  readonly sections: Sections
  readonly act: Act
  readonly onClose: () => void
}

/** The questions of the builder, over the page. */
export function OutlineDialogs({ asking, sections, act, onClose }: DialogsProps) {
  if (!asking) return null
  const { lesson, section } = asking
  const of = lesson ?? section
  const kind = lesson ? 'Lesson' : 'Section'
  const key: Record<string, string> = lesson ? { lessonId: lesson.id } : { sectionId: of.id }
  const done = (intent: string, fields: Record<string, string> = {}) => {
    act(intent, { ...key, ...fields })
    onClose()
  }
  if (asking.what === 'rename')
    return (
      <RenameDialog title={of.title} onClose={onClose} onSave={(title) => done(`rename${kind}`, { title })} />
    )
  if (asking.what === 'release')
    return <ReleaseDialog of={of} onClose={onClose} onSave={(fields) => done(`release${kind}`, fields)} />
  if (asking.what === 'prerequisites' && lesson)
    return (
      <PrerequisitesDialog
        lesson={lesson}
        sections={sections}
        onClose={onClose}
        onSave={(ids) => done('prerequisites', { requires: ids.join(',') })}
      />
    )
  const question = lesson ? words.removeLesson : words.removeSection
  return (
    <ConfirmDialog
      open
      danger
      title={question.title(of.title)}
      confirm={words.remove}
      cancel={words.stay}
      onConfirm={() => done(`remove${kind}`)}
      onClose={onClose}
    >
      {question.text}
    </ConfirmDialog>
  )
}

interface FormDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly onSubmit: (form: FormData) => void
  readonly children: ReactNode
}

function FormDialog({ title, onClose, onSubmit, children }: FormDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5 pt-2 text-ink">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button>{words.save}</Button>
          <Button type="button" look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function RenameDialog(props: { title: string; onClose: () => void; onSave: (title: string) => void }) {
  const { title, onClose, onSave } = props
  return (
    <FormDialog
      title={words.rename}
      onClose={onClose}
      onSubmit={(form) => onSave(String(form.get('title') ?? ''))}
    >
      <TextField name="title" label={words.newName} defaultValue={title} required maxLength={120} autoFocus />
    </FormDialog>
  )
}

interface ReleaseProps {
  readonly of: OutlineLesson | OutlineSection
  readonly onClose: () => void
  readonly onSave: (fields: Record<string, string>) => void
}

function ReleaseDialog({ of, onClose, onSave }: ReleaseProps) {
  const [when, setWhen] = useState(of.releaseAt ? 'on' : of.releaseAfterDays === null ? 'now' : 'after')
  const [wrong, setWrong] = useState<'day' | 'days' | null>(null)
  const save = (form: FormData) => {
    const [day, days] = [String(form.get('day') ?? ''), toLatinDigits(String(form.get('days') ?? ''))]
    if (when === 'on' && !dayTyped(day)) return setWrong('day')
    if (when === 'after' && !/^\d{1,4}$/.test(days)) return setWrong('days')
    onSave({ when, day, days })
  }
  return (
    <FormDialog title={words.releaseTitle(of.title)} onClose={onClose} onSubmit={save}>
      <RadioGroup
        name="when"
        label={words.releaseWhen}
        defaultValue={when}
        onChange={(event) => setWhen(event.target.value)}
        choices={[
          { value: 'now', label: words.releaseNow },
          { value: 'on', label: words.releaseOn },
          { value: 'after', label: words.releaseAfter },
        ]}
      />
      {when === 'on' ? (
        <DateField
          name="day"
          label={words.releaseDay}
          defaultValue={of.releaseAt ? dayAt(of.releaseAt) : undefined}
          error={wrong === 'day' ? words.releaseDayWrong : undefined}
        />
      ) : null}
      {when === 'after' ? (
        <TextField
          name="days"
          label={words.releaseDays}
          inputMode="numeric"
          maxLength={4}
          defaultValue={of.releaseAfterDays ?? ''}
          error={wrong === 'days' ? words.releaseDaysWrong : undefined}
        />
      ) : null}
    </FormDialog>
  )
}

interface PrerequisitesProps {
  readonly lesson: OutlineLesson
  readonly sections: Sections
  readonly onClose: () => void
  readonly onSave: (ids: string[]) => void
}

function PrerequisitesDialog({ lesson, sections, onClose, onSave }: PrerequisitesProps) {
  const others = sections.flatMap(({ lessons }) => lessons).filter(({ id }) => id !== lesson.id)
  return (
    <FormDialog
      title={words.prerequisitesTitle(lesson.title)}
      onClose={onClose}
      onSubmit={(form) => onSave(form.getAll('requires').map(String))}
    >
      <p className="text-muted">{others.length > 0 ? words.prerequisitesText : words.prerequisitesNone}</p>
      <div className="grid max-h-80 overflow-y-auto">
        {others.map(({ id, title }) => (
          <Checkbox key={id} name="requires" value={id} defaultChecked={lesson.requires.includes(id)}>
            {title}
          </Checkbox>
        ))}
      </div>
    </FormDialog>
  )
}
