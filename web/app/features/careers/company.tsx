import { showCompany } from '@arvand/contracts/home/careers'
import { followCompany } from '@arvand/contracts/panel/careers'
import { formatNumber } from '@arvand/persian/numbers'
import { Bell, BellOff } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/company'
import { JobRow } from './job-facts.tsx'
import { companiesWords, sizeWords, companyWords as words } from './words.ts'

export const handle = { cache: { tags: ['careers'], query: ['cursor'] } } satisfies Handle

export const loader = async ({ context, url, params: { slug } }: Route.LoaderArgs) => ({
  ...(await loadList(showCompany, { context, url }, { with: { slug } })),
  publicUrl: serverContext(context).settings.publicUrl,
})

export const action = formAction({
  follow: submitTo(followCompany, {
    done: (_, { isFollowing }) => (isFollowing ? words.followed : words.unfollowed),
  }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { company, publicUrl } = loaderData
  const url = `${publicUrl}/companies/${company.slug}`
  return [
    { title: titled(company.name) },
    { name: 'description', content: company.about.slice(0, 160) },
    { tagName: 'link', rel: 'canonical', href: url },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': url,
        url,
        name: company.name,
        description: company.about,
        address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: 'IR' },
        ...(company.website ? { sameAs: company.website } : {}),
      },
    },
  ]
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { company, mine } = loaderData
  const { id, slug, name, followers, field, city, size, website, about } = company
  const site = website ? (
    <a href={website} rel="nofollow ugc noopener" className="text-primary-700 hover:underline">
      <bdi dir="ltr">{website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</bdi>
    </a>
  ) : null
  return (
    <>
      <header className="border-b border-line bg-surface">
        <Girih slug={slug} category={slug} shape="wall" soon className="h-20 w-full md:h-28" />
        <div className="page grid gap-2 py-4 md:pb-7">
          <Breadcrumb crumbs={[{ label: companiesWords.title, to: '/companies' }]} here={name} />
          <h1 className="pt-1 text-28 font-display md:text-32">{name}</h1>
          <p className="text-16 text-muted">
            {[field, city, ...(followers > 0 ? [words.followers(formatNumber(followers))] : [])].join('، ')}
          </p>
          <ActionForm
            intent="follow"
            to={followCompany}
            answer={answerFor(actionData, 'follow')}
            carry={{ companyId: id, isFollowing: mine?.isFollowing ? 'no' : 'yes' }}
            submit={mine?.isFollowing ? words.unfollow : words.follow}
            button={{
              ...(mine?.isFollowing ? { variant: 'outline', icon: BellOff } : { icon: Bell }),
              size: 'compact',
            }}
            className="grid gap-3 pt-1"
          />
        </div>
      </header>
      <div className="page grid grid-cols-1 items-start gap-6 py-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.about}>
            <p className="max-w-[44rem] text-16 whitespace-pre-line wrap-anywhere">{about}</p>
          </Card>
          <section aria-labelledby="jobs" className="grid grid-cols-1 gap-4">
            <h2 id="jobs" className="text-21 font-heading">
              {words.jobs}
            </h2>
            <PagedRows
              page={loaderData}
              label={words.jobs}
              anchor="jobs"
              empty={<EmptyState title={words.none} level={3} />}
            >
              {(jobs) => (
                <ul className="grid grid-cols-1 gap-4">
                  {jobs.map((job) => (
                    <li key={job.id}>
                      <JobRow job={job} level={3} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedRows>
          </section>
        </div>
        <Card title={words.facts}>
          <FactList
            facts={[
              [words.field, field],
              [words.city, city],
              [words.size, sizeWords[size]],
              [words.website, site],
            ]}
          />
        </Card>
      </div>
    </>
  )
}
