import type { Endpoint as EndpointValue } from '@arvand/contracts/endpoint'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { jsonSchemaOf } from '@arvand/contracts/json-schema'
import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/endpoint'
import { AccessBadge } from './access-badge.tsx'
import { ErrorTable } from './error-table.tsx'
import { type FieldRow, shapesOf } from './field-table.ts'
import { FieldTable } from './field-table.tsx'
import { MethodAddress } from './method-address.tsx'
import { Prose } from './prose.tsx'
import { serviceWords, developersWords as words } from './words.ts'

export const handle = { cache: { tags: ['developers'] } } satisfies Handle

export function loader({ context, params: { service, '*': path } }: Route.LoaderArgs) {
  const { endpoints, settings } = serverContext(context)
  const found = endpoints.find((endpoint) => endpoint.service === service && endpoint.path === path)
  if (!found) throw data(null, { status: 404 })
  return { ...sheetOf(found), base: settings.bases[found.service] }
}

/** What the page shows of an endpoint, as plain serializable data. */
function sheetOf({ service, method, path, access, scope, prose, errors, ...schemas }: EndpointValue) {
  const asked = (schema: EndpointValue['body']) =>
    schema ? (shapesOf(jsonSchemaOf(schema, 'input'), jsonSchemaOf(schema, 'output'))[0] ?? []) : null
  return {
    service,
    method,
    path,
    access,
    scope: scope ?? null,
    prose,
    params: asked(schemas.params),
    query: asked(schemas.query),
    body: asked(schemas.body),
    reply: shapesOf(jsonSchemaOf(schemas.reply, 'output')),
    errors: errors.map((code) => ({ code, ...promiseOf(code) })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: titled(`${loaderData.service}/${loaderData.path}`) },
        { name: 'description', content: `${words.title}: ${loaderData.service}/${loaderData.path}` },
      ]
    : []

export default function Endpoint({ loaderData }: Route.ComponentProps) {
  const { service, base, params, query, body, reply, errors } = loaderData
  return (
    <div className="page grid grid-cols-1 gap-10 py-6 md:py-10">
      <header>
        <Breadcrumb
          crumbs={[
            { label: words.title, to: '/developers' },
            { label: serviceWords[service].title, to: `/developers#${service}` },
          ]}
          here={loaderData.path}
        />
        <h1 className="pt-3">
          <MethodAddress {...loaderData} base={base} large />
        </h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
          <AccessBadge {...loaderData} />
          <Prose>{loaderData.prose}</Prose>
        </div>
      </header>
      <Part id="ask" title={words.ask}>
        <AskedFields title={words.inPath} fields={params} />
        <AskedFields title={words.inQuery} fields={query} />
        <AskedFields title={words.inBody} fields={body} />
      </Part>
      <Part id="answer" title={words.answer}>
        <Reply shapes={reply} />
      </Part>
      <Part id="errors" title={words.errors}>
        {errors.length > 0 ? (
          <ErrorTable caption={words.errors} errors={errors} />
        ) : (
          <p className="text-15 text-muted">{words.noErrors}</p>
        )}
        <p>
          <TextLink to="/developers#errors" className="inline-flex min-h-11 items-center text-15">
            {words.general}
          </TextLink>
        </p>
      </Part>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-21 font-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

function AskedFields({ title, fields }: { title: string; fields: readonly FieldRow[] | null }) {
  if (!fields) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-15 font-label">{title}</h3>
      {fields.length > 0 ? (
        <FieldTable caption={title} fields={fields} />
      ) : (
        <p className="text-15 text-muted">{words.nothingToSend}</p>
      )}
    </div>
  )
}

function Reply({ shapes }: { shapes: readonly (readonly FieldRow[])[] }) {
  if (shapes.every((fields) => fields.length === 0))
    return <p className="text-15 text-muted">{words.emptyAnswer}</p>
  if (shapes.length === 1) return <FieldTable caption={words.answer} fields={shapes[0] ?? []} isAnswer />
  return (
    <>
      <p className="text-15 text-muted">{words.oneOf}</p>
      {shapes.map((fields, at) => {
        const title = words.shape(formatNumber(at + 1))
        return (
          <div key={title} className="grid grid-cols-1 gap-2">
            <h3 className="text-15 font-label">{title}</h3>
            <FieldTable caption={title} fields={fields} isAnswer />
          </div>
        )
      })}
    </>
  )
}
