import {
  type IssueOutcome,
  issueByList,
  issueOutcome,
  showIssueList,
} from '@arvand/contracts/teacher/certificate-lists'
import { localDigits } from '@arvand/persian/digits'
import { formatMobile, parseMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { useWatch } from '../../shell/use-watch.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Route } from './+types/issue-list'
import { issuingWords, issueListWords as words } from './words.ts'

export const loader = ({ context, params: { listId }, url }: Route.LoaderArgs) =>
  loadList(showIssueList, { context, url }, { with: { listId } })

export const action = formAction({
  issue: submitTo(issueByList, { with: ({ params: { listId = '' } }) => ({ listId }), done: words.begun }),
})

type Item = Route.ComponentProps['loaderData']['list']['item']

const pageOf = ({ kind, id }: Item) =>
  kind === 'course' ? `/teach/courses/${id}/certificates` : `/teach/classes/webinars/${id}/certificates`

export const handle = {
  crumb: ({ list }: { list: { item: Item } }) => [
    { label: `${issuingWords.title}، ${list.item.title}`, to: pageOf(list.item) },
    { label: words.title },
  ],
}
export const meta = () => [{ title: titled(words.title) }]

const tones: Readonly<Record<IssueOutcome, Tone>> = {
  ready: 'accent',
  issued: 'success',
  hasOne: 'neutral',
  notEntitled: 'warning',
  notMobile: 'danger',
  repeated: 'neutral',
}

/** What would become of a list of mobiles, then how far it is issued. */
export default function IssueList({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { list } = loaderData
  const { counts, state } = list
  const isWorking = state === 'issuing'
  useWatch(isWorking)
  const found = issueOutcome.options.filter((one) => counts[one] > 0)
  const all = counts.ready + counts.issued
  return (
    <>
      <PageHead title={words.title} lead={list.item.title} />
      <div className="grid grid-cols-1 gap-5">
        <Card>
          {state === 'checked' ? (
            <p role="status" className="text-16">
              {counts.ready > 0 ? words.would(formatNumber(counts.ready)) : words.nobody}
            </p>
          ) : (
            <ProgressBar
              label={<span role="status">{isWorking ? words.working : words.done}</span>}
              share={all === 0 ? 100 : (counts.issued * 100) / all}
              band={isWorking ? 'primary' : 'success'}
              note={words.doneOf(formatNumber(counts.issued), formatNumber(all))}
            />
          )}
          <dl className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
            {found.map((one) => (
              <div key={one} className="grid content-start gap-0.5">
                <dt className="text-14 text-muted">{words.outcomes[one]}</dt>
                <dd className="text-21 font-display">{formatNumber(counts[one])}</dd>
              </div>
            ))}
          </dl>
          {state === 'checked' && counts.ready > 0 ? (
            <ActionForm
              intent="issue"
              to={issueByList}
              answer={answerFor(actionData, 'issue')}
              submit={words.issue(formatNumber(counts.ready))}
              className="mt-5 grid gap-3"
            >
              <p className="text-14 text-muted">{words.issueNote}</p>
            </ActionForm>
          ) : null}
        </Card>
        <PagedList
          page={loaderData}
          label={words.lines}
          filters={[
            {
              kind: 'chips',
              name: 'outcome',
              label: words.lines,
              all: words.all,
              options: found.map((value) => ({ value, title: words.outcomes[value] })),
            },
          ]}
          empty={{ title: words.nothing }}
          nothing={{ title: words.nothing }}
          order={words.order}
          row={({ line, given, outcome }) => (
            <ListRow
              key={line}
              title={given === null ? words.line(localDigits(line)) : <Given text={given} />}
              note={given === null ? null : words.line(localDigits(line))}
              end={<Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>}
            />
          )}
        />
        <div>
          <ButtonLink to={pageOf(list.item)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** A mobile as mobiles are written everywhere; what is none stands as it was typed. */
function Given({ text }: { text: string }) {
  const mobile = parseMobile(text)
  return mobile ? <bdi dir="ltr">{formatMobile(mobile)}</bdi> : <bdi className="wrap-anywhere">{text}</bdi>
}
