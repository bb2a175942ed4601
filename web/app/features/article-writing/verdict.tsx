import type { Answer } from '@arvand/contracts/endpoint'
import {
  archiveArticleByManager,
  publishArticle,
  returnArticle,
  type showManagedArticle,
} from '@arvand/contracts/panel/manage-articles'
import { formatDateTime } from '@arvand/persian/format-date'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { useVisitor } from '../../shell/use-root.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { reviewWords as words } from './review-words.ts'
import { StateBadge } from './state-badge.tsx'
import { WhenFields } from './when-fields.tsx'
import { publicationWords } from './words.ts'

type Shown = Answer<typeof showManagedArticle>

interface VerdictProps {
  readonly shown: Pick<Shown, 'article'>
  readonly answer: FormAnswer | undefined
}

/** The decisions that a manager can take in the state of the article. */
export function Verdict({ shown: { article }, answer }: VerdictProps) {
  const { id, title, slug, state, isLive, publishAt, author, version } = article
  const isOwn = useVisitor()?.id === author.id
  const of = (intent: string) => (answer?.intent === intent ? answer : undefined)
  const waits = state === 'inReview' || state === 'scheduled'
  return (
    <Card title={words.verdict} aside={<StateBadge state={state} />}>
      <div className="grid grid-cols-1 gap-6">
        {publishAt ? (
          <p className="text-15">{publicationWords.willPublish(formatDateTime(publishAt))}</p>
        ) : null}
        {isOwn ? (
          <ButtonLink to={`/manage/articles/${id}/edit`} variant="outline" wide>
            {words.edit}
          </ButtonLink>
        ) : null}
        {waits ? (
          <>
            <ActionForm
              intent="publish"
              to={publishArticle}
              // What is published is what stands on this page, also when its author has sent another text since.
              carry={{ version: String(version) }}
              answer={of('publish')}
              submit={publicationWords.publish}
              button={{ wide: true }}
              className="grid gap-4"
            >
              <WhenFields />
            </ActionForm>
            <ActionForm
              intent="return"
              to={returnArticle}
              answer={of('return')}
              submit={words.return}
              button={{ wide: true, variant: 'outline' }}
              className="grid gap-3 border-t border-line pt-5"
            >
              <ReasonField />
            </ActionForm>
          </>
        ) : null}
        {isLive ? (
          <>
            <ButtonLink to={`/articles/${slug}`} variant="soft" wide>
              {publicationWords.page}
            </ButtonLink>
            {waits ? null : (
              <ConfirmedForm
                intent="archive"
                to={archiveArticleByManager}
                carry={{ title }}
                answer={of('archive')}
                submit={words.archive}
                button={{ wide: true, variant: 'outline' }}
                className="grid gap-3 border-t border-line pt-5"
                question={() => words.archiveQuestion(title)}
              >
                <ReasonField />
              </ConfirmedForm>
            )}
          </>
        ) : null}
      </div>
    </Card>
  )
}

const ReasonField = () => (
  <TextArea name="reason" label={words.reason} description={words.reasonHint} rows={3} />
)

/** The article's state changes so far, newest first. */
export function TurnList({ turns, now }: { turns: Shown['turns']; now: number }) {
  if (turns.length === 0) return null
  return (
    <Card title={words.history}>
      <ol className="grid gap-4">
        {turns.map(({ state, by, reason, at }) => (
          <li key={`${state} ${at}`} className="text-14">
            <p className="font-label">{words.turns[state]}</p>
            <p className="text-muted">
              {by ?? words.schedule}، <TimeAgo at={at} now={now} />
            </p>
            {reason ? <p className="whitespace-pre-line pt-1">{reason}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
