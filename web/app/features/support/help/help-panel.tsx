import type { Answer } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/support/help'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Trash2 } from 'lucide-react'
import { type FormEvent, type RefObject, useRef } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm, LoneNews } from '../../../shell/action-form.tsx'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { showToast } from '../../../ui/toasts.ts'
import type { Settle } from './help-form.tsx'
import { HelpState, shareOf } from './help-state.tsx'
import { editorWords as words } from './help-words.ts'

interface HelpPanelProps {
  readonly shown: Answer<typeof contract.showHelpArticle>
  readonly answer: FormAnswer | undefined
  readonly settling: RefObject<Settle | null>
}

/** What readers see of an article, what they said of it, and its versions. */
export function HelpPanel({ shown, answer, settling }: HelpPanelProps) {
  const { article, versions, comments } = shown
  return (
    <div className="grid grid-cols-1 gap-5">
      <LoneNews answer={answer?.done ? answer : undefined} />
      <Publication article={article} answer={answer} settling={settling} />
      <Card title={words.votes}>
        <p className="text-15">{shareOf(shown)}</p>
        {comments.length > 0 ? (
          <div className="grid gap-2 pt-4">
            <h3 className="text-15 font-label">{words.comments}</h3>
            <ul className="grid gap-3">
              {comments.map(({ comment, at }) => (
                <li key={`${at} ${comment}`} className="text-15 whitespace-pre-line wrap-anywhere">
                  {comment}
                  <span className="block text-14 text-muted">{formatDateTime(at)}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Card>
      {versions.length > 0 ? (
        <section aria-labelledby="versions" className="grid gap-3">
          <h2 id="versions" className="text-17 font-title">
            {words.versions}
          </h2>
          <List label={words.versions}>
            {versions.map(({ number, at, by, isLive }) => (
              <ListRow
                key={number}
                to={`/manage/help/${article.id}/versions/${number}`}
                title={words.version(formatNumber(number))}
                note={[formatDateTime(at), by].filter(Boolean).join(' · ')}
                end={isLive ? <Badge tone="success">{words.isLive}</Badge> : null}
              />
            ))}
          </List>
        </section>
      ) : null}
    </div>
  )
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

function Publication({
  article: { state, slug, isSlugFixed },
  answer,
  settling,
}: Pick<HelpPanelProps, 'answer' | 'settling'> & { article: HelpPanelProps['shown']['article'] }) {
  /** A refusal and a question stand at their button; a success at the head, since its button may be gone. */
  const of = (intent: string) => (answer?.intent === intent && !answer.done ? answer : undefined)
  const savedFirst = useSavedFirst(settling)
  return (
    <Card title={words.publication} aside={<HelpState state={state} />}>
      <div className="grid gap-4">
        {state === 'draft' ? null : (
          <p className="text-15">{state === 'published' ? words.live : words.liveOlder}</p>
        )}
        {state === 'published' ? null : (
          <ActionForm
            intent="publish"
            to={contract.publishHelpArticle}
            answer={of('publish')}
            submit={words.publish}
            onSubmit={savedFirst}
            button={{ wide: true }}
            className="grid gap-3"
          />
        )}
        {state === 'draft' ? null : (
          <>
            <ButtonLink to={`/help/${slug}`} variant="soft" wide>
              {words.page}
            </ButtonLink>
            <ConfirmedForm
              intent="hide"
              to={contract.hideHelpArticle}
              answer={of('hide')}
              submit={words.hide}
              button={{ variant: 'quiet', wide: true }}
              className="grid gap-3"
              question={() => words.hideQuestion}
            />
          </>
        )}
        {isSlugFixed ? null : (
          <ConfirmedForm
            intent="remove"
            to={contract.removeHelpArticle}
            answer={of('remove')}
            submit={words.remove}
            button={{ variant: 'quiet', wide: true, icon: Trash2 }}
            className="grid gap-3"
            question={() => words.removeQuestion}
          />
        )}
      </div>
    </Card>
  )
}
