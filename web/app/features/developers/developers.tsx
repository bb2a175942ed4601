import { type Access, type Endpoint, type Service, services } from '@arvand/contracts/endpoint'
import { requestErrors } from '@arvand/contracts/errors/request'
import type { Scope } from '@arvand/contracts/people'
import { formatNumber } from '@arvand/persian/numbers'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import type { Route } from './+types/developers'
import { AccessBadge } from './access-badge.tsx'
import { ErrorTable } from './error-table.tsx'
import { MethodAddress } from './method-address.tsx'
import { Prose } from './prose.tsx'
import { serviceWords, developersWords as words } from './words.ts'

export const handle = { cache: { tags: ['developers'] } } satisfies Handle

interface Line {
  readonly method: Endpoint['method']
  readonly path: string
  readonly access: Access
  readonly scope: Scope | null
  readonly prose: string
}

export function loader({ context }: Route.LoaderArgs) {
  const { endpoints, settings } = serverContext(context)
  return {
    errors: Object.entries(requestErrors).map(([code, promise]) => ({ code, ...promise })),
    services: services.map((service) => ({
      service,
      base: settings.bases[service],
      lines: endpoints
        .filter((endpoint) => endpoint.service === service)
        .map(
          ({ method, path, access, scope, prose }): Line => ({
            method,
            path,
            access,
            scope: scope ?? null,
            prose,
          }),
        )
        .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    })),
  }
}

export const meta = () => [{ title: titled(words.title) }, { name: 'description', content: words.lead }]

export default function Developers({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-8 md:py-14">
      <header className="max-w-[44rem]">
        <h1 className="text-28 font-display md:text-40">{words.title}</h1>
        <p className="pt-4 text-17 text-muted md:text-18">{words.lead}</p>
      </header>
      <Rules />
      <nav aria-label={words.services} className="flex flex-wrap gap-2 pt-10">
        {loaderData.services.map(({ service, lines }) => (
          <a
            key={service}
            href={`#${service}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-5 text-14 font-label text-muted hover:border-edge hover:text-ink"
          >
            {serviceWords[service].title}
            <span className="font-normal">{formatNumber(lines.length)}</span>
          </a>
        ))}
      </nav>
      {loaderData.services.map((part) => (
        <ServicePart key={part.service} {...part} />
      ))}
      <section aria-labelledby="errors" className="pt-12">
        <h2 id="errors" className="scroll-mt-6 pb-4 text-21 font-heading md:text-26">
          {words.generalErrors}
        </h2>
        <ErrorTable caption={words.generalErrors} errors={loaderData.errors} />
      </section>
    </div>
  )
}

function Rules() {
  return (
    <section aria-labelledby="rules" className="pt-10">
      <h2 id="rules" className="text-21 font-heading md:text-26">
        {words.rules}
      </h2>
      <dl className="grid gap-4 pt-4 sm:grid-cols-2 xl:grid-cols-3">
        {words.ruleList.map(({ title, text }) => (
          <div key={title} className="rounded-card border border-line bg-surface p-5">
            <dt className="text-17 font-title">{title}</dt>
            <dd className="pt-2 text-15 text-muted wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ServicePartProps {
  readonly service: Service
  readonly base: string
  readonly lines: readonly Line[]
}

function ServicePart({ service, base, lines }: ServicePartProps) {
  const { title, text } = serviceWords[service]
  return (
    <section aria-labelledby={service} className="pt-12">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
        <h2 id={service} className="scroll-mt-6 text-21 font-heading md:text-26">
          {title}
        </h2>
        <a
          href={`${base}/openapi.json`}
          className="inline-flex min-h-11 items-center rounded-small text-15 font-label text-primary-700 hover:underline"
        >
          {words.json}
        </a>
        <p className="basis-full text-15 text-muted">{lines.length > 0 ? text : words.noneYet}</p>
      </header>
      {lines.length > 0 ? <Lines service={service} base={base} lines={lines} /> : null}
    </section>
  )
}

function Lines({ service, base, lines }: ServicePartProps) {
  const to = ({ path }: Line) => `/developers/${service}/${path}`
  const columns: readonly Column<Line>[] = [
    {
      key: 'address',
      title: words.address,
      names: true,
      cell: (line) => (
        <Link to={to(line)} className="inline-flex min-h-11 items-center rounded-small hover:underline">
          <MethodAddress {...line} base={base} />
        </Link>
      ),
    },
    { key: 'who', title: words.who, cell: (line) => <AccessBadge {...line} /> },
    { key: 'prose', title: words.prose, cell: ({ prose }) => <Prose>{prose}</Prose> },
  ]
  return (
    <>
      <div className="hidden lg:block">
        <DataTable
          caption={words.tableOf(serviceWords[service].title)}
          columns={columns}
          rows={lines}
          rowKey={({ path }) => path}
        />
      </div>
      <div className="lg:hidden">
        <List label={serviceWords[service].title}>
          {lines.map((line) => (
            <li key={line.path} className="grid gap-2 px-4.5 py-3.5">
              <Link to={to(line)} className="inline-flex min-h-11 items-center rounded-small hover:underline">
                <MethodAddress {...line} base={base} />
              </Link>
              <Prose>{line.prose}</Prose>
              <AccessBadge {...line} />
            </li>
          ))}
        </List>
      </div>
    </>
  )
}
