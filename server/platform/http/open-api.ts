import { type Endpoint, type Service, services } from '@arvand/contracts/endpoint'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { problem } from '@arvand/contracts/problem'
import type { FastifyInstance } from 'fastify'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'

/** `GET /api/<service>/openapi.json` for each service, made from the contracts at the first request. */
export function addOpenApi(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  bases: Record<Service, string>,
): void {
  for (const service of services) {
    const own = endpoints.filter((endpoint) => endpoint.service === service)
    let document: string | undefined
    app.get(`/api/${service}/openapi.json`, async (_request, reply) => {
      document ??= JSON.stringify(openApiOf(service, own, bases[service]))
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=60')
        .send(document)
    })
  }
}

export function openApiOf(service: Service, endpoints: readonly Endpoint[], base: string) {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], ...operationsOf(endpoint) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: `Arvand ${service}`, version: '1' },
    servers: [{ url: base }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  })
}

/** Endpoints of home also answer a POST, whose body has the fields of the query. */
function operationsOf(endpoint: Endpoint): ZodOpenApiPathItemObject {
  const operation = { [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  if (endpoint.service !== 'home' || endpoint.method !== 'GET') return operation
  const { query, ...rest } = endpoint
  const twin = operationOf({ ...rest, method: 'POST', ...(query ? { body: query.strict() } : {}) })
  return { ...operation, post: { ...twin, operationId: `${twin.operationId} by POST` } }
}

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { access, scope, prose, params, query, body, reply, errors } = endpoint
  return {
    operationId: `${endpoint.service}/${endpoint.path}`,
    summary: prose,
    description: `Open to: ${access}${scope ? ` with the scope ${scope}` : ''}.`,
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) },
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: reply } } },
      default: {
        description: ['A refusal', ...errors.map((code) => `${code} (${promiseOf(code).status})`)].join(', '),
        content: { 'application/problem+json': { schema: problem } },
      },
    },
  }
}
