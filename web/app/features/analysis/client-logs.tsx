import { listClientLogs } from '@arvand/contracts/analysis/analysis'
import { formatDateTime } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Route } from './+types/client-logs'
import { clientLogsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listClientLogs, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

type Log = Route.ComponentProps['loaderData']['items'][number]

/** What went wrong in browsers during the last month. */
export default function ClientLogs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty, text: words.emptyText }}
        nothing={{ title: words.empty }}
        order={newestFirst}
        row={(log) => <LogRow key={log.id} log={log} />}
      />
    </>
  )
}

function LogRow({ log: { level, message, stack, path, userAgent, at } }: { log: Log }) {
  return (
    <li className="grid gap-2 px-4.5 py-3.5 md:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <Badge tone={level === 'error' ? 'danger' : 'warning'}>{words.levels[level]}</Badge>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {path ? <bdi dir="ltr">{path}</bdi> : null}
      </p>
      <p dir="ltr" className="text-start font-mono text-14 wrap-anywhere">
        {message}
      </p>
      <Fold label={words.more} variant="quiet">
        <pre
          dir="ltr"
          className="overflow-x-auto text-start font-mono text-14 whitespace-pre-wrap wrap-anywhere"
        >
          {[stack, userAgent].filter(Boolean).join('\n\n')}
        </pre>
      </Fold>
    </li>
  )
}
