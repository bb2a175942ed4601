import type { Answer } from '@arvand/contracts/endpoint'
import {
  archiveArticle,
  removeArticle,
  type showOwnArticle,
  submitArticle,
  withdrawArticle,
} from '@arvand/contracts/panel/articles'
import { publishArticle } from '@arvand/contracts/panel/manage-articles'
import { formatDateTime } from '@arvand/persian/format-date'
import { CircleCheck, Trash2 } from 'lucide-react'
import { type FormEvent, type RefObject, useRef } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { Settle } from './article-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { WhenFields } from './when-fields.tsx'
import { publicationWords as words } from './words.ts'

type Shown = Answer<typeof showOwnArticle> & {
  /** What must be there before readers see it. */
  readonly missingText: readonly string[]
}

interface PublicationPanelProps {
  readonly shown: Shown
  /** A manager at their own desk publishes without a review. */
  readonly publishes: boolean
  readonly answer: FormAnswer | undefined
  readonly settling: RefObject<Settle | null>
}

/** Sends a form only after all that is written has been saved, so that nothing of it is missing there. */
function useSavedFirst(settling: RefObject<Settle | null>) {
  const isSaved = useRef(false)
  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (isSaved.current || !settling.current) {
      isSaved.current = false
      return
    }
    event.preventDefault()
    void settling.current().then((version) => {
      isSaved.current = version !== null
      if (isSaved.current) form.requestSubmit()
      else showToast({ tone: 'warning', text: words.notSaved })
    })
  }
}

/** The state of an article on its way to readers, and what its author may do with it now. */
export function PublicationPanel({ shown, publishes, answer, settling }: PublicationPanelProps) {
  const { article, missingText, turns } = shown
  const { state, isLive, publishedAt } = article
  /** A refusal and a question stand at their button; a success at the head, since its button may be gone. */
  const of = (intent: string) => (answer?.intent === intent && !answer.done ? answer : undefined)
  const isOpen = state === 'draft' || state === 'archived'
  const [last] = turns
  const savedFirst = useSavedFirst(settling)
  return (
    <div className="grid grid-cols-1 gap-5">
      <LoneNews answer={answer?.done && answer.intent !== 'save' ? answer : undefined} />
      {isOpen && last?.reason ? (
        <Alert tone="warning" title={last.state === 'archived' ? words.wasArchived : words.returned}>
          <p className="whitespace-pre-line">{last.reason}</p>
        </Alert>
      ) : null}
      <Card title={words.title} aside={<StateBadge state={state} />}>
        <div className="grid gap-4">
          <Standing article={article} publishes={publishes} />
          {isOpen ? <Missing missing={missingText} /> : null}
          {isOpen && publishes ? (
            <ActionForm
              intent="publish"
              to={publishArticle}
              answer={of('publish')}
              submit={words.publish}
              onSubmit={savedFirst}
              button={{ wide: true }}
              className="grid gap-4"
            >
              <WhenFields />
            </ActionForm>
          ) : null}
          {isOpen && !publishes ? (
            <ActionForm
              intent="submit"
              to={submitArticle}
              answer={of('submit')}
              submit={words.submit}
              onSubmit={savedFirst}
              button={{ wide: true }}
              className="grid gap-3"
            />
          ) : null}
          {state === 'inReview' || state === 'scheduled' ? (
            <ActionForm
              intent="withdraw"
              to={withdrawArticle}
              answer={of('withdraw')}
              submit={state === 'scheduled' ? words.unschedule : words.withdraw}
              button={{ variant: 'outline', wide: true }}
              className="grid gap-3"
            />
          ) : null}
          {isLive ? (
            <>
              <ButtonLink to={`/articles/${article.slug}`} variant="soft" wide>
                {words.page}
              </ButtonLink>
              <ConfirmedForm
                intent="archive"
                to={archiveArticle}
                answer={of('archive')}
                submit={words.archive}
                button={{ variant: 'quiet', wide: true }}
                className="grid gap-3"
                question={() => words.archiveQuestion}
              />
            </>
          ) : null}
          {state === 'draft' && publishedAt === null ? (
            <ConfirmedForm
              intent="remove"
              to={removeArticle}
              answer={of('remove')}
              submit={words.remove}
              button={{ variant: 'quiet', wide: true, icon: Trash2 }}
              className="grid gap-3"
              question={() => words.removeQuestion}
            />
          ) : null}
        </div>
      </Card>
    </div>
  )
}

/** What readers see of it now, or when they will. */
function Standing({ article, publishes }: { article: Shown['article']; publishes: boolean }) {
  const { state, isLive, publishAt } = article
  if (publishAt) return <p className="text-15">{words.willPublish(formatDateTime(publishAt))}</p>
  if (!isLive) return null
  const said = state === 'published' ? (publishes ? words.liveOwn : words.live) : words.liveDraft
  return <p className="text-15">{said}</p>
}

function Missing({ missing }: { missing: Shown['missingText'] }) {
  if (missing.length === 0)
    return (
      <p className="flex items-center gap-2 text-15 text-success-700">
        <Icon of={CircleCheck} />
        {words.ready}
      </p>
    )
  return (
    <div className="text-15 text-warning-700">
      <p className="font-label">{words.missing}</p>
      <ul className="list-disc ps-5">
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
