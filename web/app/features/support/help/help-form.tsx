import type { Answer } from '@arvand/contracts/endpoint'
import type { HelpCategory } from '@arvand/contracts/help'
import type { showHelpArticle } from '@arvand/contracts/support/help'
import { type RefObject, useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { api } from '../../../api/browser.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { AnswerNews } from '../../../shell/action-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ConflictDialog, SavingLine, useAutosave } from '../../autosave/index.ts'
import { draftOf, type HelpDraft, isHelpDraft, storedIn } from './help-draft.ts'
import { categories, manageWords, editorWords as words } from './help-words.ts'

/** Drawn by the server; what edits rich text loads when the page hydrates. */
const RichTextEditor = laterPart(async () => ({
  default: (await import('../../rich-text/index.ts')).RichTextEditor,
}))

export type Settle = () => Promise<number | null>

interface HelpFormProps {
  readonly article: Answer<typeof showHelpArticle>['article']
  readonly answer: FormAnswer | undefined
  /** Gets what saves at once all that is written; null when that failed. */
  readonly settling: RefObject<Settle | null>
}

/** A help article, saved automatically while one writes; without JavaScript by the button. */
export function HelpForm({ article, answer, settling }: HelpFormProps) {
  const { revalidate } = useRevalidator()
  const [version, setVersion] = useState(article.version)
  const { draft, saving, isRestored, revision, change, keepMine, takeTheirs, saveNow, settle } =
    useAutosave<HelpDraft>({
      what: `help ${article.id}`,
      initial: draftOf(article),
      version: article.version,
      isDraft: isHelpDraft,
      conflictCode: 'support.help-saved-meanwhile',
      save: async (next, over) => {
        const kept = await api.support('help/save', { articleId: article.id, version: over, ...next })
        setVersion(kept.version)
        void revalidate()
        return { version: kept.version, at: kept.changedAt }
      },
    })
  useEffect(() => {
    settling.current = settle
    return () => {
      settling.current = null
    }
  })
  const set = (part: Partial<HelpDraft>) => change((now) => ({ ...now, ...part }))
  const text = (name: 'title' | 'summary' | 'slug') => ({
    name,
    value: draft[name],
    error: answer?.fields?.[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const current = saving.state === 'conflict' ? storedIn(saving.current) : null
  return (
    <>
      <Form
        method="post"
        className="grid min-w-0 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          saveNow()
        }}
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <AnswerNews answer={answer} />
        <Card>
          <div className="grid gap-5">
            <TextField
              {...text('title')}
              label={words.heading}
              description={words.headingHint}
              required
              maxLength={120}
            />
            <TextArea
              {...text('summary')}
              label={words.summary}
              description={words.summaryHint}
              rows={3}
              maxLength={300}
            />
            <RichTextEditor
              label={words.text}
              description={words.textHint}
              value={draft.body}
              revision={revision}
              onChange={(body) => set({ body })}
            />
          </div>
        </Card>
        <Card>
          <div className="grid gap-5">
            <SelectField
              name="category"
              label={manageWords.category}
              value={draft.category}
              onChange={(event) => set({ category: event.target.value as HelpCategory })}
              options={Object.entries(categories).map(([value, label]) => ({ value, label }))}
            />
            <TextField
              {...text('slug')}
              label={words.slug}
              description={words.slugHint}
              dir="ltr"
              maxLength={80}
              lockedReason={article.isSlugFixed ? words.slugFixed : undefined}
            />
          </div>
        </Card>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))]">
          <Button pending={saving.state === 'saving'}>{words.save}</Button>
          <SavingLine saving={saving} isRestored={isRestored} />
        </div>
      </Form>
      {current ? (
        <ConflictDialog
          savedBy={null}
          onMine={() => keepMine(current.version)}
          onTheirs={() => {
            setVersion(current.version)
            takeTheirs(draftOf(current), current.version, current.changedAt)
          }}
        />
      ) : null}
    </>
  )
}
