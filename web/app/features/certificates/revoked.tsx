import { listRevoked } from '@arvand/contracts/home/certificates'
import { formatDate } from '@arvand/persian/format-date'
import { ListX } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/revoked'
import { checkWords, revokedWords as words } from './words.ts'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadList(listRevoked, { context, url })),
  publicUrl: serverContext(context).settings.publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.lead },
  ...(loaderData
    ? [
        {
          tagName: 'link' as const,
          rel: 'canonical',
          href: `${loaderData.publicUrl}/certificates/revoked`,
        },
      ]
    : []),
]

/** The public list of revocations; it names nobody. */
export default function Revoked({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 py-6 md:py-8">
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: checkWords.title, to: '/certificates' }]} here={words.title} />
        <div>
          <h1 className="text-28 font-display">{words.title}</h1>
          <p className="text-16 text-muted">{words.lead}</p>
        </div>
      </header>
      <PagedRows
        page={loaderData}
        label={words.title}
        empty={
          <EmptyState title={words.empty} level={2}>
            {words.emptyText}
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map(({ code, revokedAt, reason }) => (
              <li
                key={code}
                className="flex items-start gap-4 rounded-card border border-line bg-surface p-4.5"
              >
                <span className="text-danger-700">
                  <Icon of={ListX} size={24} />
                </span>
                <div className="grid min-w-0 gap-1">
                  <TextLink alone to={`/certificates/${code}`} className="text-16">
                    <bdi dir="ltr">{code}</bdi>
                  </TextLink>
                  <p className="text-14 text-muted">{words.on(formatDate(revokedAt))}</p>
                  <p className="text-15 wrap-anywhere">{reason}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      <p className="text-14 text-muted">
        {words.forPrograms}{' '}
        <a
          href="/certificates/revoked.json"
          className="inline-flex min-h-11 items-center font-label text-primary-700 hover:underline"
        >
          {words.file}
        </a>
      </p>
    </div>
  )
}
