import type { OutlineLesson, OutlineSection } from '@arvand/contracts/teacher/courses'
import { type FormEvent, type ReactNode, useState } from 'react'
import { actWords } from '../../../ui/act-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx'
import type { Act } from './act.ts'
import type { Sections } from './arranged.ts'
import { type OutlineItem, PrerequisiteFields, ReleaseFields, TitleField } from './outline-fields.tsx'
import { releaseTyped } from './release-typed.ts'
import { outlineWords as words } from './words.ts'

type About =
  | { readonly lesson: OutlineLesson; readonly section?: never }
  | { readonly section: OutlineSection; readonly lesson?: never }
/** A dialog that changes a lesson or section, and what it is about. */
type Changing = { readonly what: 'rename' | 'release' | 'prerequisites' | 'remove' } & About
/** The open dialog; the reviewer's notes are a dialog of their own. */
export type Asking = Changing | ({ readonly what: 'notes' } & About)

interface DialogsProps {
  readonly asking: Changing
  readonly sections: Sections
  readonly act: Act
  readonly onClose: () => void
}

/** The builder's dialogs, loaded when the first one opens. */
export default function OutlineDialogs({ asking, sections, act, onClose }: DialogsProps) {
  const { lesson, section } = asking
  const of = lesson ?? section
  const kind = lesson ? 'Lesson' : 'Section'
  const done = (intent: string, form = new FormData()) => {
    form.set(lesson ? 'lessonId' : 'sectionId', of.id)
    act(intent, form)
    onClose()
  }
  if (asking.what === 'rename')
    return (
      <FormDialog title={words.rename} onClose={onClose} onSubmit={(form) => done(`rename${kind}`, form)}>
        <TitleField of={of} />
      </FormDialog>
    )
  if (asking.what === 'release')
    return <ReleaseDialog of={of} onClose={onClose} onSave={(form) => done(`release${kind}`, form)} />
  if (asking.what === 'prerequisites' && lesson)
    return (
      <FormDialog
        title={words.prerequisitesTitle(lesson.title)}
        onClose={onClose}
        onSubmit={(form) => done('prerequisites', form)}
      >
        <PrerequisiteFields lesson={lesson} sections={sections} />
      </FormDialog>
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
          <Button type="button" variant="outline" onClick={onClose}>
            {actWords.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ReleaseProps {
  readonly of: OutlineItem
  readonly onClose: () => void
  readonly onSave: (form: FormData) => void
}

function ReleaseDialog({ of, onClose, onSave }: ReleaseProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>()
  const save = (form: FormData) => {
    const { wrong } = releaseTyped((name) => String(form.get(name) ?? ''))
    if (wrong) setErrors(wrong)
    else onSave(form)
  }
  return (
    <FormDialog title={words.releaseTitle(of.title)} onClose={onClose} onSubmit={save}>
      <ReleaseFields of={of} errors={errors} />
    </FormDialog>
  )
}
