import type { OwnSurvey, SurveySettings } from '@arvand/contracts/surveys'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../../api/browser.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ConflictDialog, SavingLine, useAutosave } from '../../autosave/index.ts'
import { type Desk, surveyCalls } from '../survey-calls.ts'
import { SurveyHead } from '../survey-head.tsx'
import { editorWords as words } from '../words.ts'
import { AboutCard } from './about-card.tsx'
import { PreviewStep } from './preview-step.tsx'
import { PublishCard, type Publishing } from './publish-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { isSettings, storedIn } from './survey-draft.ts'

interface EditorProps {
  readonly shown: OwnSurvey
  readonly desk: Desk
  readonly publicUrl: string
}

/** A survey: its questions in their order, what it says, and publishing; a draft saves itself. */
export default function SurveyEditor({ shown, desk, publicUrl }: EditorProps) {
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const isPreview = search.get('step') === 'preview'
  const calls = surveyCalls(api, desk)
  const [publishing, setPublishing] = useState<Publishing>(shown)
  const { draft, saving, isRestored, revision, change, replace, keepMine, takeTheirs, settle } =
    useAutosave<SurveySettings>({
      what: `survey ${shown.id}`,
      initial: shown.settings,
      version: shown.revision,
      isDraft: isSettings,
      conflictCode: 'surveys.saved-meanwhile',
      save: async (settings, version) => {
        const saved = await calls.save({ surveyId: shown.id, revision: version, settings })
        setPublishing(saved)
        return { version: saved.revision, at: saved.savedAt }
      },
    })
  const set = (part: Partial<SurveySettings>) => change((now) => ({ ...now, ...part }))
  const current = saving.state === 'conflict' ? storedIn(saving.current) : null
  const isLocked = publishing.state !== 'draft'
  return (
    <>
      <SurveyHead
        desk={desk}
        surveyId={shown.id}
        title={draft.title || words.crumb}
        state={publishing.state}
        here={isPreview ? 'preview' : 'edit'}
      >
        <SavingLine saving={saving} isRestored={isRestored} />
      </SurveyHead>
      {isPreview ? (
        <PreviewStep settings={draft} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <fieldset disabled={isLocked} className="grid min-w-0 grid-cols-1 gap-5">
            <legend className="sr-only">{words.questions}</legend>
            {isLocked ? <Alert>{words.locked}</Alert> : null}
            <QuestionsCard
              key={revision}
              settings={draft}
              isLocked={isLocked}
              onChange={set}
              onReplace={replace}
            />
          </fieldset>
          <div className="grid grid-cols-1 gap-5">
            <PublishCard
              survey={shown}
              desk={desk}
              publishing={publishing}
              address={publishing.slug && `${publicUrl}/surveys/${publishing.slug}`}
              settle={settle}
              onPublishing={setPublishing}
            />
            <fieldset disabled={isLocked} className="grid min-w-0">
              <legend className="sr-only">{words.about}</legend>
              <AboutCard key={revision} desk={desk} surveyId={shown.id} settings={draft} onChange={set} />
            </fieldset>
          </div>
        </div>
      )}
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
