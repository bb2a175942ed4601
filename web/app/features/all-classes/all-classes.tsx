import type { Answer } from '@arvand/contracts/endpoint'
import { type ClassesPart, exportAllClasses, listAllClasses } from '@arvand/contracts/panel/manage-live'
import { formatDateTime, formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/all-classes'
import { EndClass, ending } from './end-class.tsx'
import { allClassesWords as words } from './words.ts'

type Class = Answer<typeof listAllClasses>['items'][number]

const parts = ['running', 'coming', 'past', 'rooms'] as const
const kinds = ['webinar', 'room', 'meet'] as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(listAllClasses, args, { start: { part: 'running' } })

export const action = formAction({
  end: ending,
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
          // A room has several classes to come.
          row={(one) => <ClassRow key={`${one.id} ${one.at}`} one={one} part={part} answer={actionData} />}
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
  readonly answer: FormAnswer | undefined
}

function ClassRow({ one, part, answer }: ClassRowProps) {
  const { id, classId, kind, title, host, people, state } = one
  const facts = [host?.name ?? words.noHost, whenText(one, part), peopleText(one, formatNumber(people), part)]
  return (
    <ListRow
      title={title}
      to={`/manage/live/${kind}/${classId}`}
      note={facts.filter((fact) => fact !== null).join(' · ')}
      end={
        <span className="flex flex-wrap items-center gap-2">
          <Badge>{words.kinds[kind]}</Badge>
          {part === 'running' && state ? (
            <>
              <Badge tone={state === 'live' ? 'success' : 'neutral'}>{words.states[state]}</Badge>
              <EndClass sessionId={id} answer={answer} />
            </>
          ) : null}
        </span>
      }
    />
  )
}

/** A meet to come says by its title whose it is. */
function peopleText({ kind }: Class, count: string, part: ClassesPart): string | null {
  if (part !== 'coming') return words.people[part](count)
  return kind === 'meet' ? null : words.due[kind](count)
}

function whenText({ at, endedAt }: Class, part: ClassesPart): string {
  if (at === null) return words.noneYet
  if (part === 'rooms') return words.last(formatDateTime(at))
  if (part === 'past' && endedAt) return words.took(formatDateTime(at), formatTime(endedAt))
  return words.began(formatDateTime(at))
}
