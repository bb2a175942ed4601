import type { Answer } from '@arvand/contracts/endpoint'
import {
  type ClassesPart,
  endAnyClass,
  exportAllClasses,
  listAllClasses,
} from '@arvand/contracts/panel/manage-live'
import { formatDateTime, formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/all-classes'
import { allClassesWords as words } from './words.ts'

type Class = Answer<typeof listAllClasses>['items'][number]

const parts = ['running', 'coming', 'past', 'rooms'] as const
const kinds = ['webinar', 'room', 'meet'] as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(listAllClasses, args, { start: { part: 'running' } })

export const action = formAction({
  end: submitTo(endAnyClass, { done: words.ended }),
  // The file is not a page of this app, so the browser must load it as a document.
  download: submitTo(exportAllClasses, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** Every live class, for managers of content: what runs, what comes, what is past, and rooms. */
export default function AllClasses({ loaderData, actionData }: Route.ComponentProps) {
  const { query, counts, items } = loaderData
  const { part } = query.chosen
  const ended = answerFor(actionData, 'end')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <LoneNews answer={ended?.done ? ended : undefined} />
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'part',
              label: words.part,
              options: parts.map((value) => ({
                value,
                title: words.parts[value](formatNumber(counts[value])),
              })),
            },
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              kind: 'chips',
              name: 'kind',
              label: words.kind,
              all: words.everyKind,
              options: kinds.map((value) => ({ value, title: words.kinds[value] })),
            },
          ]}
          empty={words.none[part]}
          nothing={{ title: words.nothing, text: words.nothingText }}
          order={words.orders[part]}
          row={(one) => <ClassRow key={one.id} one={one} part={part} answer={ended} />}
        />
        {items.length > 0 ? (
          <ExportForms
            intent="download"
            to={exportAllClasses}
            answer={answerFor(actionData, 'download')}
            carry={{ ...query.filter, part }}
          />
        ) : null}
      </div>
    </>
  )
}

interface ClassRowProps {
  readonly one: Class
  readonly part: ClassesPart
  readonly answer: ReturnType<typeof answerFor>
}

function ClassRow({ one, part, answer }: ClassRowProps) {
  const { id, kind, title, host, page, people, state } = one
  const facts = [host?.name ?? words.noHost, whenText(one, part), words.people[part](formatNumber(people))]
  const mine = answer?.values?.sessionId === id ? answer : undefined
  return (
    <ListRow
      title={title}
      {...(page ? { to: page } : {})}
      note={facts.join(' · ')}
      end={
        <span className="flex flex-wrap items-center gap-2">
          <Badge>{words.kinds[kind]}</Badge>
          {part === 'running' && state ? (
            <>
              <Badge tone={state === 'live' ? 'success' : 'neutral'}>{words.states[state]}</Badge>
              <ReasonForm
                intent="end"
                to={endAnyClass}
                answer={mine}
                carry={{ sessionId: id }}
                label={words.end}
                variant="quiet"
                submit={words.endNow}
                reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
              />
            </>
          ) : null}
        </span>
      }
    />
  )
}

function whenText({ at, endedAt }: Class, part: ClassesPart): string {
  if (at === null) return words.noneYet
  if (part === 'rooms') return words.last(formatDateTime(at))
  if (part === 'past' && endedAt) return words.took(formatDateTime(at), formatTime(endedAt))
  return words.began(formatDateTime(at))
}
