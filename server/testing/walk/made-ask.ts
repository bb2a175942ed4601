import type { Endpoint } from '@arvand/contracts/endpoint'
import { newId } from '#platform/ids'
import type { WalkAsk } from './ask.ts'
import { type Schema, schemaOf } from './schema.ts'

interface Sized extends Schema {
  readonly format?: string
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly minItems?: number
}

const texts: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T10:00:00.000Z',
  uri: 'https://example.com/',
  email: 'someone@example.com',
}

/** Whether an id may stand in the input of an endpoint, besides that of the request. */
export const asksId = (endpoint: Endpoint): boolean =>
  [endpoint.params, endpoint.query, endpoint.body].some(
    (part) => part !== undefined && idsIn(schemaOf(part, 'input') as Sized).length > 0,
  )

const idsIn = (schema: Sized, name = ''): string[] => {
  if (schema.format === 'uuid') return name === 'requestId' ? [] : [name]
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([own, inner]) => idsIn(inner as Sized, own)),
    ...(schema.items ? idsIn(schema.items as Sized, name) : []),
    ...variants.flatMap((variant) => idsIn(variant as Sized, name)),
  ]
}

/** An input that fits an endpoint as well as its JSON Schema tells, with this id in every place of one. */
export function madeAsk({ params, query, body }: Endpoint, id: string): WalkAsk {
  const made = (part: Endpoint['body']) =>
    part ? { made: madeValue(schemaOf(part, 'input') as Sized, id) as object } : null
  const [inPath, inQuery, inBody] = [made(params), made(query), made(body)]
  return {
    ...(inPath ? { params: inPath.made as Record<string, unknown> } : {}),
    ...(inQuery ? { query: inQuery.made as Record<string, unknown> } : {}),
    ...(inBody ? { body: inBody.made } : {}),
  }
}

function madeValue(schema: Sized, id: string, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [variant] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].toSorted(
    // A variant with an id says more than one without.
    (a, b) => idsIn(b as Sized, name).length - idsIn(a as Sized, name).length,
  )
  if (variant) return madeValue(variant as Sized, id, name)
  const type = [schema.type ?? []].flat()[0]
  if (type === 'string' || schema.format) return textOf(schema, id, name)
  if (type === 'number' || type === 'integer')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'array')
    return schema.items && ((schema.minItems ?? 0) > 0 || idsIn(schema.items as Sized).length > 0)
      ? [madeValue(schema.items as Sized, id, name)]
      : []
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {}) as [string, Sized][]
  const asked = entries.filter(([own, inner]) => required.has(own) || idsIn(inner, own).length > 0)
  return Object.fromEntries(asked.map(([own, inner]) => [own, madeValue(inner, id, own)]))
}

function textOf({ format, minLength = 0 }: Sized, id: string, name: string): string {
  if (format === 'uuid') return name === 'requestId' ? newId() : id
  return texts[format ?? ''] ?? 'متن ساختگی'.padEnd(minLength, 'ی')
}
