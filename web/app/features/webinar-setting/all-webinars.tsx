import { listAllWebinars } from '@arvand/contracts/panel/webinars'
import { webinarStateWords } from '@arvand/contracts/state-words/webinars'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/all-webinars'
import { StateBadge } from './state-badge.tsx'
import { ownWebinarsWords as listWords, allWebinarsWords as words } from './words.ts'

const states = ['published', 'live', 'ended', 'cancelled', 'draft'] as const

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadList(listAllWebinars, args)),
  state: states.find((one) => one === args.url.searchParams.get('state')) ?? 'published',
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** The webinars of all teachers, for managers of content; their certificates are of those who manage exams too. */
export default function AllWebinars({ loaderData }: Route.ComponentProps) {
  const seesCertificates = useVisitor()?.scopes.includes('exams')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <TabLinks
          label={words.state}
          links={states.map((state) => ({
            to: `/manage/webinars?state=${state}`,
            title: webinarStateWords[state],
            here: state === loaderData.state,
          }))}
        />
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.none }}
          order={newestFirst}
          row={({ id, slug, title, teacher, startsAt, registered, capacity, state }) => (
            <ListRow
              key={id}
              title={title}
              {...(state === 'draft' ? {} : { to: `/webinars/${slug}` })}
              note={[
                teacher.name,
                formatDateTime(startsAt),
                listWords.facts(formatNumber(registered), formatNumber(capacity)),
              ].join(' · ')}
              end={
                <span className="flex flex-wrap items-center gap-2">
                  <StateBadge state={state} />
                  {state === 'draft' || !seesCertificates ? null : (
                    <ButtonLink
                      to={`/manage/certificates?itemId=${id}`}
                      variant="quiet"
                      size="compact"
                      aria-label={words.certificatesOf(title)}
                    >
                      {words.certificates}
                    </ButtonLink>
                  )}
                </span>
              }
            />
          )}
        />
      </div>
    </>
  )
}
