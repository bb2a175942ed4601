import type { Answer } from '@arvand/contracts/endpoint'
import type { Question } from '@arvand/contracts/questions'
import type { listQuestionCategories, showQuestion } from '@arvand/contracts/teacher/questions'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { ConflictDialog, SavingLine, useAutosave } from '../../autosave/index.ts'
import { bankKindOf } from '../bank-kinds.ts'
import { QuestionFilesProvider } from '../question-files.tsx'
import { withKind } from '../with-kind.ts'
import { historyWords, editorWords as words } from '../words.ts'
import { History } from './history.tsx'
import { MainFields } from './main-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { Preview } from './preview.tsx'
import { isQuestion, storedIn } from './question-draft.ts'
import { QuestionTextField } from './text-field.tsx'
import { VersionButton } from './version-button.tsx'

interface EditorProps {
  readonly shown: Answer<typeof showQuestion>
  readonly bank: Answer<typeof listQuestionCategories>
}

type Part = keyof typeof words.parts

const only = (part: Part, open: Part) => (part === open ? '' : 'max-[1099px]:hidden')

/** A question is written here; its draft saves itself, and versions are stored by hand. */
export default function QuestionEditor({ shown, bank }: EditorProps) {
  const { revalidate } = useRevalidator()
  const [version, setVersion] = useState(shown.version)
  const [standing, setStanding] = useState({ whyNotAsk: shown.whyNotAsk, isChanged: shown.isChanged })
  const [open, setOpen] = useState<Part>('edit')
  const writing = useAutosave<Question>({
    what: `question ${shown.id}`,
    initial: beginningOf(shown),
    version: shown.revision,
    isDraft: isQuestion,
    conflictCode: 'exams.saved-meanwhile',
    save: async (question, revision) => {
      const saved = await api.teacher('question/save', { questionId: shown.id, revision, question })
      setStanding({ whyNotAsk: saved.whyNotAsk, isChanged: saved.isChanged })
      return { version: saved.revision, at: saved.savedAt }
    },
  })
  const { draft, saving, isRestored, revision, change, replace, keepMine, takeTheirs, settle } = writing
  const { Fields } = bankKindOf(draft.kind)
  // Fields change only what their own kind has, so the merged question is still of that kind.
  const set = (part: Partial<Question>) => change((now) => ({ ...now, ...part }) as Question)
  const current = saving.state === 'conflict' ? storedIn(saving.current) : null
  const changeKind = (kind: Question['kind']) => {
    const before = draft
    replace(withKind(draft, kind))
    showToast({
      text: words.kindChanged,
      action: { label: historyWords.undo, onAction: () => replace(before) },
    })
  }
  return (
    <QuestionFilesProvider files={shown.files}>
      <PageHead title={words.title}>
        <SavingLine saving={saving} isRestored={isRestored} />
        <div className="ms-auto flex flex-wrap items-center gap-x-5 gap-y-2">
          <Neighbour id={shown.previousId} label={words.previous} />
          <Neighbour id={shown.nextId} label={words.next} />
          <VersionButton
            {...standing}
            // What was written since the last save is a change as well.
            isChanged={standing.isChanged || saving.state === 'waiting' || saving.state === 'saving'}
            questionId={shown.id}
            version={version}
            settle={settle}
            onStored={(stored) => {
              setVersion(stored)
              setStanding({ whyNotAsk: null, isChanged: false })
              void revalidate()
            }}
          />
        </div>
      </PageHead>
      <PartSwitch open={open} onOpen={setOpen} />
      <div className="grid grid-cols-1 items-start gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className={`grid grid-cols-1 gap-6 ${only('edit', open)}`}>
          <Card>
            <MainFields
              questionId={shown.id}
              question={draft}
              tags={shown.tags}
              categoryId={shown.categoryId}
              categories={bank.items}
              knownTags={bank.tags.map(({ tag }) => tag)}
              onKind={changeKind}
              onPoints={(points) => set({ points })}
            />
          </Card>
          <Card>
            <div className="grid grid-cols-1 gap-7">
              <QuestionTextField question={draft} revision={revision} onChange={set} />
              <Fields key={`${draft.kind} ${revision}`} question={draft} revision={revision} onChange={set} />
            </div>
          </Card>
          <Card>
            <MoreFields key={revision} question={draft} revision={revision} onChange={set} />
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-8">
          <div className={only('preview', open)}>
            <Preview
              question={draft}
              onIssue={(whyNotAsk) => setStanding((now) => ({ ...now, whyNotAsk }))}
            />
          </div>
          <div className={only('history', open)}>
            <History questionId={shown.id} version={version} draft={draft} onRestore={replace} />
          </div>
        </div>
      </div>
      {current ? (
        <ConflictDialog
          savedBy={null}
          onMine={() => keepMine(current.revision)}
          onTheirs={() => {
            takeTheirs(current.question, current.revision, current.savedAt)
            void refreshStanding(shown.id, setStanding)
          }}
        />
      ) : null}
    </QuestionFilesProvider>
  )
}

/** What nobody has saved yet begins with the empty rows that most questions of its kind have. */
const beginningOf = ({ question, revision }: EditorProps['shown']): Question =>
  revision === 0 && isBlank(question)
    ? ({ ...question, ...bankKindOf(question.kind).empty() } as Question)
    : question

const isBlank = ({ text, ...rest }: Question): boolean =>
  text.content.length === 0 && Object.values(rest).every((part) => !Array.isArray(part) || part.length === 0)

type Standing = Pick<Answer<typeof showQuestion>, 'whyNotAsk' | 'isChanged'>

/** What stands about the stored draft, after it took the place of this one. */
async function refreshStanding(questionId: string, set: (standing: Standing) => void): Promise<void> {
  const { answer } = await attemptAloud(api.teacher('question/show', { questionId }))
  if (answer) set({ whyNotAsk: answer.whyNotAsk, isChanged: answer.isChanged })
}

const Neighbour = ({ id, label }: { id: string | null; label: string }) =>
  id ? (
    <TextLink alone to={`/teach/question-bank/${id}`} className="inline-flex min-h-11 items-center text-15">
      {label}
    </TextLink>
  ) : null

/** On a narrow window one of the three parts is shown. */
const PartSwitch = ({ open, onOpen }: { open: Part; onOpen: (part: Part) => void }) => (
  <fieldset className="mb-5 flex border-b border-line min-[1100px]:hidden">
    <legend className="sr-only">{words.sections}</legend>
    {(['edit', 'preview', 'history'] as const).map((part) => (
      <button
        key={part}
        type="button"
        aria-pressed={open === part}
        onClick={() => onOpen(part)}
        className="min-h-12 border-b-[3px] border-transparent px-4 text-15 font-label text-muted -outline-offset-2 hover:text-ink aria-pressed:border-primary-600 aria-pressed:text-primary-700"
      >
        {words.parts[part]}
      </button>
    ))}
  </fieldset>
)
