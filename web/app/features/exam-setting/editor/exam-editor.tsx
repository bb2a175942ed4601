import type { Answer } from '@arvand/contracts/endpoint'
import type { ExamIssue, ExamSettings } from '@arvand/contracts/exams'
import type { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../../api/browser.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { ConflictDialog, SavingLine, useAutosave } from '../../autosave/index.ts'
import { StateBadge } from '../state-badge.tsx'
import { editorWords as words } from '../words/editor-words.ts'
import { examsWords } from '../words/exams-words.ts'
import { type BankQuestion, isSettings, storedIn, type TaughtExam } from './exam-draft.ts'
import { withKnownLessons } from './konkur-draft.ts'
import { PublishStep } from './publish-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { RulesStep } from './rules-step.tsx'

interface EditorProps {
  readonly shown: TaughtExam
  /** Null: the questions come from another's bank. */
  readonly bank: Answer<typeof listQuestionCategories> | null
}

const steps = ['questions', 'rules', 'publish'] as const
export type Step = (typeof steps)[number]

/** What follows from the settings that are stored, as the server tells it. */
export interface Publishability {
  readonly whyNotPublish: ExamIssue | null
  readonly pools: Readonly<Record<string, number>>
}

/** An exam in three steps; what is set saves itself. A published exam is shown and cannot be changed. */
export default function ExamEditor({ shown, bank }: EditorProps) {
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const isLocked = shown.state !== 'draft'
  // A published exam leads first to who watches, marks and reads it.
  const step = steps.find((one) => one === search.get('step')) ?? (isLocked ? 'publish' : 'questions')
  const [publishability, setPublishability] = useState<Publishability>(shown)
  const [known, setKnown] = useState(() => mapOf(shown.questions))
  const { draft, saving, isRestored, revision, change, replace, keepMine, takeTheirs, settle } =
    useAutosave<ExamSettings>({
      what: `exam ${shown.id}`,
      initial: shown.settings,
      version: shown.revision,
      isDraft: isSettings,
      conflictCode: 'exams.saved-meanwhile',
      save: async (settings, version) => {
        const saved = await api.teacher('exam/save', { examId: shown.id, revision: version, settings })
        setPublishability(saved)
        return { version: saved.revision, at: saved.savedAt }
      },
    })
  const set = (part: Partial<ExamSettings>) => change((now) => withKnownLessons({ ...now, ...part }))
  const current = saving.state === 'conflict' ? storedIn(saving.current) : null
  const { course } = shown
  return (
    <>
      <p className="text-14">
        <TextLink
          to={`/teach/courses/${course.id}/exams`}
          alone
          className="inline-flex min-h-11 items-center text-15"
        >
          {course.title}، {examsWords.title}
        </TextLink>
      </p>
      <PageHead title={draft.title || examsWords.name}>
        <StateBadge state={shown.state} />
        <SavingLine saving={saving} isRestored={isRestored} />
        <div className="ms-auto">
          <ButtonLink to={`/teach/exams/${shown.id}/preview`} variant="outline" size="compact" icon={Eye}>
            {words.preview}
          </ButtonLink>
        </div>
      </PageHead>
      <div className="pb-5">
        <TabLinks
          label={words.steps}
          links={steps.map((one) => ({ to: `?step=${one}`, title: words.step[one], here: one === step }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-5">
        {isLocked && step !== 'publish' ? (
          <Alert>{shown.started > 0 ? words.lockedForGood : words.locked}</Alert>
        ) : null}
        {step === 'publish' ? (
          <PublishStep
            shown={shown}
            settings={draft}
            known={known}
            whyNotPublish={publishability.whyNotPublish}
            settle={settle}
            onDone={() => void revalidate()}
          />
        ) : (
          <fieldset disabled={isLocked} className="grid min-w-0 grid-cols-1 gap-5">
            <legend className="sr-only">{words.step[step]}</legend>
            {step === 'questions' ? (
              <QuestionsStep
                settings={draft}
                revision={revision}
                bank={bank}
                bankName={shown.bank.name}
                known={known}
                pools={publishability.pools}
                onKnown={(questions) => setKnown((now) => new Map([...now, ...mapOf(questions)]))}
                onChange={set}
                onReplace={replace}
              />
            ) : (
              <RulesStep key={revision} settings={draft} onChange={set} />
            )}
          </fieldset>
        )}
        <NextStep step={step} />
      </div>
      {current ? (
        <ConflictDialog
          savedBy={null}
          onMine={() => keepMine(current.revision)}
          onTheirs={() => {
            takeTheirs(current.settings, current.revision, current.savedAt)
            void revalidate()
          }}
        />
      ) : null}
    </>
  )
}

const mapOf = (questions: readonly BankQuestion[]) => new Map(questions.map((one) => [one.id, one]))

const NextStep = ({ step }: { step: Step }) =>
  step === 'publish' ? null : (
    <p>
      <ButtonLink to={`?step=${step === 'questions' ? 'rules' : 'publish'}`}>{words.next[step]}</ButtonLink>
    </p>
  )
