import type { Answer } from '@arvand/contracts/endpoint'
import type { LiveKind } from '@arvand/contracts/live'
import { showAnyClass } from '@arvand/contracts/panel/manage-live'
import { formatDateTime, formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { Coming } from '../rooms/index.ts'
import type { Route } from './+types/any-class'
import { EndClass, ending } from './end-class.tsx'
import { allClassesWords as listWords, anyClassWords as words } from './words.ts'

type Shown = Answer<typeof showAnyClass>

export const loader = ({ context, url, params: { kind, id } }: Route.LoaderArgs) =>
  // An address of another kind is refused by the endpoint, and then there is no such page.
  loadList(showAnyClass, { context, url }, { with: { kind: kind as LiveKind, id } })

export const action = formAction({ end: ending })

export const handle = { crumb: (shown: Shown) => shown.class.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.class.title ?? listWords.title) },
]

/** One live class of anybody, for managers of content: what it is, when it comes, and how it went. */
export default function AnyClass({ loaderData, actionData }: Route.ComponentProps) {
  const { class: one } = loaderData
  const ended = answerFor(actionData, 'end')
  return (
    <>
      <PageHead title={one.title}>
        <Badge>{listWords.kinds[one.kind]}</Badge>
      </PageHead>
      <LoneNews answer={ended?.done ? ended : undefined} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="sessions" className="grid grid-cols-1 gap-4">
          <h2 id="sessions" className="text-18 font-title">
            {words.sessions}
          </h2>
          <PagedList
            page={loaderData}
            label={words.sessions}
            level={3}
            empty={{ title: words.noSessions, text: words.noSessionsText }}
            order={listWords.orders.past}
            row={(session) => <SessionRow key={session.id} session={session} answer={actionData} />}
          />
        </section>
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.facts}>
            <FactList facts={factsOf(one)} />
          </Card>
          <Coming classes={one.coming} title={words.coming} none={words.noComing[one.kind]} />
        </div>
      </div>
    </>
  )
}

const factsOf = ({ kind, host, people, page }: Shown['class']): readonly Fact[] => [
  [words.host, host?.name ?? listWords.noHost],
  [words.people, kind === 'meet' ? null : words.counts[kind](formatNumber(people))],
  [words.page, page && <TextLink to={page}>{words.pages[kind]}</TextLink>],
]

interface SessionRowProps {
  readonly session: Shown['items'][number]
  readonly answer: FormAnswer | undefined
}

function SessionRow({ session: { id, state, at, endedAt, people }, answer }: SessionRowProps) {
  const count = formatNumber(people)
  const isOver = state === 'ended'
  return (
    <ListRow
      title={endedAt ? listWords.took(formatDateTime(at), formatTime(endedAt)) : formatDateTime(at)}
      note={isOver ? words.came(count) : listWords.people.running(count)}
      end={
        isOver ? null : (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={state === 'live' ? 'success' : 'neutral'}>{listWords.states[state]}</Badge>
            <EndClass sessionId={id} answer={answer} />
          </span>
        )
      }
    />
  )
}
