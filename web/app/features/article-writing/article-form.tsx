import type { Answer } from '@arvand/contracts/endpoint'
import type { showOwnArticle } from '@arvand/contracts/panel/articles'
import { type RefObject, useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { api } from '../../api/browser.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConflictDialog, SavingLine, useAutosave } from '../autosave/index.ts'
import { type ArticleDraft, askOf, draftOf, isArticleDraft, storedIn } from './article-draft.ts'
import { editorWords as words } from './words.ts'

/** Drawn by the server; what edits rich text and uploads pictures loads when the page hydrates. */
const ArticleText = laterPart(async () => ({ default: (await import('./article-text.tsx')).ArticleText }))
const CoverField = laterPart(async () => ({ default: (await import('./cover-field.tsx')).CoverField }))

type Shown = Answer<typeof showOwnArticle>
type TextName = 'title' | 'summary' | 'topics' | 'slug'

interface ArticleFormProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
  /** Gets what saves at once all that is written; null when that failed. */
  readonly settling: RefObject<Settle | null>
}

export type Settle = () => Promise<number | null>

/** An article, saved automatically while one writes; without JavaScript by the button. */
export function ArticleForm({ shown: { article, pictures }, answer, settling }: ArticleFormProps) {
  const { revalidate } = useRevalidator()
  const [version, setVersion] = useState(article.version)
  const { draft, saving, isRestored, revision, change, keepMine, takeTheirs, saveNow, settle } =
    useAutosave<ArticleDraft>({
      what: `article ${article.id}`,
      initial: draftOf(article),
      version: article.version,
      isDraft: isArticleDraft,
      conflictCode: 'articles.saved-meanwhile',
      save: async (next, over) => {
        const kept = await api.panel('article/save', askOf(article.id, over, next))
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
  const set = (part: Partial<ArticleDraft>) => change((now) => ({ ...now, ...part }))
  const text = (name: TextName) => ({
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
            <TextField {...text('title')} label={words.heading} required maxLength={120} />
            <ArticleText
              value={draft.body}
              files={pictures}
              revision={revision}
              onChange={(body) => set({ body })}
            />
          </div>
        </Card>
        <Card>
          <div className="grid gap-5">
            <TextArea
              {...text('summary')}
              label={words.summary}
              description={words.summaryHint}
              rows={3}
              maxLength={300}
            />
            <TextField
              {...text('topics')}
              label={words.topics}
              description={words.topicsHint}
              maxLength={220}
            />
            <CoverField
              slug={article.slug}
              cover={draft.coverFileId === article.coverFileId ? article.cover : null}
              fileId={draft.coverFileId}
              onKept={(coverFileId) => set({ coverFileId })}
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
