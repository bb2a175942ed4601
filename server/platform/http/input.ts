import type { Endpoint } from '@arvand/contracts/endpoint'
import { sentenceOf } from '@arvand/contracts/issue-sentences'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { badText } from './bad-text.ts'

/** The input of a request before it is validated. */
export interface Raw {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  /** The query came as a JSON body (home answers POST too); then an unknown field is refused. */
  readonly queryIsBody?: boolean
}

type Fields = Record<string, string>

/**
 * Validates params, query and body of an endpoint and returns one flat object; refuses with a sentence for every bad
 * field.
 */
export function inputOf(endpoint: Endpoint, raw: Raw): Record<string, unknown> {
  const fields: Fields = {}
  const input: Record<string, unknown> = {}
  const read = (schema: z.ZodObject | undefined, given: unknown) => {
    if (schema) Object.assign(input, parsed(schema, given, fields))
  }
  read(endpoint.params, raw.params ?? {})
  if (raw.queryIsBody) read(strictTwin(endpoint.query ?? nothing), objectIn(raw.query))
  // Other parameters of an address are ignored, because campaigns and social networks add their own.
  else {
    refuseNullBytes(endpoint.query, objectIn(raw.query ?? {}))
    read(endpoint.query && looseTwin(endpoint.query), raw.query ?? {})
  }
  if (endpoint.method === 'POST') read(endpoint.body ?? nothing, objectIn(raw.body))
  for (const path of badText(input)) fields[path] ??= 'کاراکتری در این خانه هست که پذیرفته نیست.'
  if (Object.keys(fields).length > 0) throw new Refusal('request.invalid', { fields })
  return input
}

const nothing = z.strictObject({})

/** A null byte in what is no field of ours makes an address that does not exist. */
function refuseNullBytes(schema: z.ZodObject | undefined, query: object): void {
  for (const [name, value] of Object.entries(query))
    if (!Object.hasOwn(schema?.shape ?? {}, name) && `${name}${String(value)}`.includes('\0'))
      throw new Refusal('request.not-found')
}

function parsed(schema: z.ZodObject, given: unknown, fields: Fields): object | undefined {
  const outcome = schema.safeParse(given)
  for (const issue of outcome.error?.issues ?? []) Object.assign(fields, sentenceOf(issue))
  return outcome.data
}

/** A body that is not an object gets one sentence, instead of one for every missing field. */
function objectIn(given: unknown): object {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given
  throw new Refusal('request.invalid', {
    fields: { body: 'بدنهٔ درخواست باید یک شیء باشد، نه فهرست یا مقدار تنها.' },
  })
}

const strictTwin = twinBy((schema) => schema.strict())
const looseTwin = twinBy((schema) => schema.strip())

/** Makes a second schema from each schema, once, and reuses it. */
function twinBy(make: (schema: z.ZodObject) => z.ZodObject): (schema: z.ZodObject) => z.ZodObject {
  const twins = new WeakMap<z.ZodObject, z.ZodObject>()
  return (schema) => {
    const twin = twins.get(schema) ?? make(schema)
    twins.set(schema, twin)
    return twin
  }
}
