import type { Answer } from '@arvand/contracts/endpoint'
import { listJobs } from '@arvand/contracts/home/careers'
import { addJobAlert, removeJobAlert } from '@arvand/contracts/panel/careers'
import { Bell, BellOff, SlidersHorizontal } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { pathWith } from '../../ui/address-with.ts'
import { Card } from '../../ui/card.tsx'
import { Facet, FacetLink } from '../../ui/facet-links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/jobs'
import { JobRow } from './job-facts.tsx'
import { kindWords, jobsWords as words } from './words.ts'

export const handle = {
  cache: { tags: ['careers'], query: ['q', 'kind', 'city', 'remote', 'field', 'cursor'] },
} satisfies Handle

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadList(listJobs, { context, url })),
  publicUrl: serverContext(context).settings.publicUrl,
})

export const action = formAction({
  alert: submitTo(addJobAlert, { done: words.alertAdded }),
  silence: submitTo(removeJobAlert, { done: words.alertRemoved }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [
        { tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/jobs` },
        {
          ...{ tagName: 'link' as const, rel: 'alternate', type: 'application/rss+xml' },
          href: `${loaderData.publicUrl}/rss/jobs`,
        },
      ]
    : []),
  ...(loaderData?.query.chosen.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
]

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { facets, query, mine } = loaderData
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page grid grid-cols-1 gap-5 py-7 md:py-9">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <div>
              <h1 className="text-28 font-display">{words.title}</h1>
              <p className="pt-1 text-16 text-muted">{words.lead}</p>
            </div>
            <TextLink to="/companies" alone className="text-15">
              {words.companies}
            </TextLink>
          </div>
          <SearchForm
            label={words.search}
            hint={words.hint}
            go={words.find}
            wish={query.filter.q ?? ''}
            rest={{ ...query.filter, q: null }}
          />
        </div>
      </header>
      <div className="page grid grid-cols-1 items-start gap-x-10 gap-y-5 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-9">
        <aside className="hidden lg:block" aria-label={words.narrow}>
          <Facets facets={facets} chosen={query.filter} />
        </aside>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <details suppressHydrationWarning className="rounded-card border border-line bg-surface lg:hidden">
            <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 text-15 font-label">
              <Icon of={SlidersHorizontal} />
              {words.narrow}
            </summary>
            <div className="border-t border-line p-4">
              <Facets facets={facets} chosen={query.filter} />
            </div>
          </details>
          <PagedRows
            page={loaderData}
            label={words.title}
            empty={
              <EmptyState
                title={words.none}
                level={2}
                action={
                  <ButtonLink to="/jobs" variant="outline" size="compact">
                    {words.all}
                  </ButtonLink>
                }
              >
                {words.noneText}
              </EmptyState>
            }
          >
            {(jobs) => (
              <ul aria-label={words.title} className="grid grid-cols-1 gap-4">
                {jobs.map((job) => (
                  <li key={job.id}>
                    <JobRow job={job} />
                  </li>
                ))}
              </ul>
            )}
          </PagedRows>
          <AlertCard alertId={mine?.alertId ?? null} chosen={query.filter} answer={actionData} />
        </div>
      </div>
    </>
  )
}

interface AlertProps {
  readonly alertId: string | null
  readonly chosen: Readonly<Record<string, string>>
  readonly answer: FormAnswer | undefined
}

/** Has somebody told of new jobs of the search that stands, or ends that with one press. */
function AlertCard({ alertId, chosen, answer }: AlertProps) {
  const isSignedIn = useVisitor() !== null
  return (
    <Card title={alertId ? words.alertIsOn : words.alert}>
      <div className="grid gap-4">
        <p className="text-15 text-muted">{words.alertText}</p>
        {alertId ? (
          <ActionForm
            key="silence"
            intent="silence"
            to={removeJobAlert}
            answer={answerFor(answer, 'silence') ?? answerFor(answer, 'alert')}
            carry={{ alertId }}
            submit={words.alertOff}
            button={{ variant: 'outline', icon: BellOff }}
          />
        ) : (
          <ActionForm
            key="alert"
            intent="alert"
            to={addJobAlert}
            answer={answerFor(answer, 'alert') ?? answerFor(answer, 'silence')}
            carry={chosen}
            submit={words.alertOn}
            button={{ variant: 'soft', icon: Bell }}
          />
        )}
        {isSignedIn ? (
          <p>
            <TextLink to="/panel/saved-jobs" alone className="text-15">
              {words.saved}
            </TextLink>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

interface FacetsProps {
  readonly facets: Answer<typeof listJobs>['facets']
  readonly chosen: Readonly<Record<string, string>>
}

function Facets({ facets, chosen }: FacetsProps) {
  const to = (name: string, value: string) =>
    pathWith('/jobs', { ...chosen, [name]: chosen[name] === value ? null : value })
  const { kind, city, field, remote } = facets
  const groups = [
    [
      'kind',
      words.kind,
      kind.map((one) => ({ ...one, title: kindWords[one.value as keyof typeof kindWords] })),
    ],
    ['remote', words.remote, [{ value: 'yes', title: words.isRemote, count: remote }]],
    ['city', words.city, city],
    ['field', words.field, field],
  ] as const
  return (
    <div className="grid gap-6">
      {groups.map(([name, title, choices]) =>
        choices.length > 0 ? (
          <Facet key={name} title={title}>
            {choices.map((one) => (
              <FacetLink
                key={one.value}
                to={to(name, one.value)}
                count={one.count}
                on={chosen[name] === one.value}
              >
                {one.title}
              </FacetLink>
            ))}
          </Facet>
        ) : null,
      )}
    </div>
  )
}
