import type { PracticeSettings } from '@arvand/contracts/sample-questions'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../api/browser.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { Option } from '../../../ui/select-field.tsx'
import { ConflictDialog, SavingLine, useAutosave } from '../../autosave/index.ts'
import type { Category } from '../../question-bank/index.ts'
import { groupsWords, groupWords as words } from '../words.ts'
import { AboutCard } from './about-card.tsx'
import { isSettings, type OwnGroup, type Publishing, storedIn } from './group-draft.ts'
import { PublishCard } from './publish-card.tsx'
import { QuestionsCard } from './questions-card.tsx'

interface EditorProps {
  readonly shown: OwnGroup
  /** Of the bank. */
  readonly categories: readonly Category[]
  /** Fields of courses. */
  readonly fields: readonly Option[]
  /** This Jalali year. */
  readonly year: number
}

/** A group of sample questions: what it is about, its questions in their order, and publishing; it saves itself. */
export default function GroupEditor({ shown, categories, fields, year }: EditorProps) {
  const { revalidate } = useRevalidator()
  const [publishing, setPublishing] = useState<Publishing>(shown)
  const { draft, saving, isRestored, revision, change, keepMine, takeTheirs, settle } =
    useAutosave<PracticeSettings>({
      what: `practice ${shown.id}`,
      initial: shown.settings,
      version: shown.revision,
      isDraft: isSettings,
      conflictCode: 'exams.saved-meanwhile',
      save: async (settings, version) => {
        const ask = { groupId: shown.id, revision: version, settings }
        const { revision: saved, savedAt, ...told } = await api.teacher('sampleQuestion/save', ask)
        setPublishing(told)
        // Questions that were chosen on this device before, of which this page knows only the ids.
        if (settings.questionIds.some((id) => !shown.questions.some((one) => one.id === id)))
          void revalidate()
        return { version: saved, at: savedAt }
      },
    })
  const set = (part: Partial<PracticeSettings>) => change((now) => ({ ...now, ...part }))
  const current = saving.state === 'conflict' ? storedIn(saving.current) : null
  const isPublished = publishing.publishedAt !== null
  return (
    <>
      <p className="text-14">
        <TextLink to="/teach/practice" alone className="inline-flex min-h-11 items-center text-15">
          {words.all}
        </TextLink>
      </p>
      <PageHead title={draft.title || words.crumb}>
        <Badge tone={isPublished ? 'success' : 'neutral'}>
          {isPublished ? groupsWords.published : groupsWords.draft}
        </Badge>
        <SavingLine saving={saving} isRestored={isRestored} />
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <QuestionsCard
          key={revision}
          settings={draft}
          questions={shown.questions}
          categories={categories}
          onChange={set}
        />
        <div className="grid grid-cols-1 gap-5">
          <PublishCard group={shown} publishing={publishing} settle={settle} onPublishing={setPublishing} />
          <AboutCard settings={draft} fields={fields} year={year} onChange={set} />
        </div>
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
