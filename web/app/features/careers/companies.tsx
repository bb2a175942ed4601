import { listCompanies } from '@arvand/contracts/home/careers'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/companies'
import { companiesWords as words } from './words.ts'

export const handle = { cache: { tags: ['careers'], query: ['cursor'] } } satisfies Handle

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadList(listCompanies, { context, url })),
  publicUrl: serverContext(context).settings.publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [{ tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/companies` }]
    : []),
]

export default function Companies({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-7 md:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-28 font-display md:text-32">{words.title}</h1>
          <p className="pt-1 text-16 text-muted">{words.lead}</p>
        </div>
        <ButtonLink to="/panel/companies" variant="outline" size="compact">
          {words.propose}
        </ButtonLink>
      </header>
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.none }}
        row={({ slug, name, field, city, jobs }) => (
          <ListRow
            key={slug}
            to={`/companies/${slug}`}
            start={<Avatar name={name} seed={slug} size={48} />}
            title={name}
            note={`${field}، ${city}`}
            end={
              <span className="text-14 text-muted">
                {jobs > 0 ? words.jobs(formatNumber(jobs)) : words.noJobs}
              </span>
            }
          />
        )}
      />
    </div>
  )
}
