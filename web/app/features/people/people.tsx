import { exportPeople, listPeople } from '@arvand/contracts/panel/people'
import { showSecurity } from '@arvand/contracts/panel/security'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Fold } from '../../ui/fold.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/people'
import { chosenForms, type RefusedPerson } from './chosen-forms.ts'
import { type GivenRole, peopleWords as words } from './words.ts'

const JoinedDays = laterPart(async () => ({ default: (await import('./joined-days.tsx')).JoinedDays }))

const ChosenPeople = laterPart(async () => ({
  default: (await import('./chosen-people.tsx')).ChosenPeople,
}))

const roles: readonly GivenRole[] = ['teacher', 'manager']
const roleTitles = { teacher: words.teachers, manager: words.managers }

const states = ['active', 'blocked'] as const
const orders = ['newest', 'seen', 'name'] as const

export async function loader(args: Route.LoaderArgs) {
  const [page, { reauthenticatedUntil, secondFactor }] = await Promise.all([
    loadList(listPeople, args, { start: { order: 'newest' } }),
    callerOf(args.context)(showSecurity, {}),
  ])
  const proof = { isProved: reauthenticatedUntil !== null, hasFactor: secondFactor.onSince !== null }
  return { ...page, proof }
}

type Told = FormAnswer & { readonly refused?: readonly RefusedPerson[] }

// The file is not a page of this app, so the browser must load it as a document.
export const action = formAction<Told>({
  ...chosenForms,
  download: submitTo(exportPeople, { done: ({ url }) => redirectDocument(url) }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, chosen } = loaderData.query
  const { from, to, order } = chosen
  const { from: _, to: __, ...rest } = filter
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/people/import" variant="outline">
          {words.import}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              kind: 'chips',
              name: 'role',
              label: words.roles,
              all: words.everyone,
              options: roles.map((value) => ({ value, title: roleTitles[value] })),
            },
            {
              kind: 'chips',
              name: 'state',
              label: words.state,
              all: words.everyState,
              options: states.map((value) => ({ value, title: words.states[value] })),
            },
            {
              kind: 'sort',
              name: 'order',
              label: words.order,
              options: orders.map((value) => ({ value, title: words.orders[value] })),
            },
          ]}
          news={
            <>
              <Fold label={words.chooseDays}>
                <JoinedDays from={from} to={to} rest={rest} />
              </Fold>
              <ChosenDays filter={{ ...filter, from, to }} lead={words.joinedIn} />
              <ChosenDays filter={filter} names={['activeFrom', 'activeTo']} lead={words.activeIn} />
            </>
          }
          empty={{ title: words.nobody }}
          nothing={{ title: words.nobody, text: whyNobody(chosen) }}
          order={words.orderNotes[order]}
        >
          {(people) => <ChosenPeople people={people} proof={loaderData.proof} answer={actionData} />}
        </PagedList>
        {loaderData.items.length > 0 ? (
          <ExportForms
            intent="download"
            to={exportPeople}
            answer={answerFor(actionData, 'download')}
            carry={{ ...filter, from: from ?? null, to: to ?? null }}
          />
        ) : null}
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']['query']

const whyNobody = ({ q, role, state, from, to }: Shown['chosen']): string =>
  q
    ? words.nobodyText
    : role && !state && !from && !to
      ? words.nobodyWithRole
      : from || to
        ? words.nobodyThen
        : words.nobodySo
