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
export const asksId = (endpoint: Endpoint): boolean => idsAskedBy(endpoint).length > 0

/** The names under which ids may stand in the input of an endpoint, besides that of the request. */
export const idsAskedBy = ({ params, query, body }: Endpoint): string[] => [
  ...new Set([params, query, body].flatMap((part) => (part ? idsIn(schemaOf(part, 'input') as Sized) : []))),
]

type IdOf = (name: string) => string

const idsIn = (schema: Sized, name = ''): string[] => {
  if (schema.format === 'uuid') return name === 'requestId' ? [] : [name]
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([own, inner]) => idsIn(inner as Sized, own)),
    ...(schema.items ? idsIn(schema.items as Sized, name) : []),
    ...variants.flatMap((variant) => idsIn(variant as Sized, name)),
  ]
}

/** An input that fits an endpoint as well as its JSON Schema tells, with an id in every place of one, by its name. */
export function madeAsk({ params, query, body }: Endpoint, idOf: IdOf): WalkAsk {
  const made = (part: Endpoint['body']) =>
    part ? { made: madeValue(schemaOf(part, 'input') as Sized, idOf) as object } : null
  const [inPath, inQuery, inBody] = [made(params), made(query), made(body)]
  return {
    ...(inPath ? { params: inPath.made as Record<string, unknown> } : {}),
    ...(inQuery ? { query: inQuery.made as Record<string, unknown> } : {}),
    ...(inBody ? { body: inBody.made } : {}),
  }
}

function madeValue(schema: Sized, idOf: IdOf, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [variant] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].toSorted(
    // A variant with an id says more than one without.
    (a, b) => idsIn(b as Sized, name).length - idsIn(a as Sized, name).length,
  )
  if (variant) return madeValue(variant as Sized, idOf, name)
  const type = [schema.type ?? []].flat()[0]
  if (type === 'string' || schema.format) return textOf(schema, idOf, name)
  if (type === 'number' || type === 'integer')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'array')
    return schema.items && ((schema.minItems ?? 0) > 0 || idsIn(schema.items as Sized).length > 0)
      ? [madeValue(schema.items as Sized, idOf, name)]
      : []
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {}) as [string, Sized][]
  const asked = entries.filter(([own, inner]) => required.has(own) || idsIn(inner, own).length > 0)
  return Object.fromEntries(asked.map(([own, inner]) => [own, madeValue(inner, idOf, own)]))
}

function textOf({ format, minLength = 0 }: Sized, idOf: IdOf, name: string): string {
  if (format === 'uuid') return name === 'requestId' ? newId() : idOf(name)
  return texts[format ?? ''] ?? 'متن ساختگی'.padEnd(minLength, 'ی')
}
