import type { JsonSchema } from '@arvand/contracts/json-schema'

export type Kind =
  | 'text'
  | 'email'
  | 'id'
  | 'day'
  | 'instant'
  | 'address'
  | 'whole'
  | 'number'
  | 'truth'
  | 'object'
  | 'map'
  | 'anything'

/** One field of a request or a reply, as a reader sees it. */
export interface FieldRow {
  /** Dotted; `items[].name` is a field of each element of a list. */
  readonly name: string
  /** More than one when the value may be of several kinds. */
  readonly kinds: readonly Kind[]
  readonly isList: boolean
  readonly isOptional: boolean
  readonly isNullable: boolean
  /** The only values it takes; empty when it is free. */
  readonly choices: readonly string[]
  /** Length in characters, or the number itself. */
  readonly least: number | null
  readonly most: number | null
}

/**
 * The fields of a schema, one list for each alternative of an `anyOf`. `cleaned` is the schema of the same value after
 * parsing (its output), which holds the limits that apply to stored values.
 */
export function shapesOf(schema: JsonSchema, cleaned: JsonSchema = schema): FieldRow[][] {
  const shapes = (schema.anyOf ?? [schema]).filter(isObject)
  const limits = (cleaned.anyOf ?? [cleaned]).filter(isObject)
  return shapes.map((shape, at) => fieldsOf(shape, limits[at] ?? shape, ''))
}

const isObject = ({ type, properties }: JsonSchema): boolean => type === 'object' && properties !== undefined

function fieldsOf(schema: JsonSchema, cleaned: JsonSchema, prefix: string): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const isOptional = !schema.required?.includes(key)
    return fieldAndBelow(`${prefix}${key}`, property, cleaned.properties?.[key] ?? property, isOptional)
  })
}

function fieldAndBelow(
  name: string,
  property: JsonSchema,
  cleaned: JsonSchema,
  isOptional: boolean,
): FieldRow[] {
  const [isNullable, parts] = withoutNull(property)
  const [, cleanedParts] = withoutNull(cleaned)
  const isList = parts[0]?.type === 'array'
  const inner = isList ? alternativesOf(parts[0]?.items) : parts
  const limits = (isList ? alternativesOf(cleanedParts[0]?.items) : cleanedParts)[0]
  const path = isList ? `${name}[]` : name
  const below = inner.flatMap((part, at) =>
    isObject(part) ? fieldsOf(part, (at === 0 && limits) || part, `${path}.`) : [],
  )
  const field = {
    name: path,
    kinds: [...new Set(inner.map(kindOf))],
    isList,
    isOptional,
    isNullable,
    choices: inner.flatMap(choicesOf),
    ...limitsOf(limits),
  }
  return [field, ...below]
}

/** The alternatives of a schema: a list of types, or an `anyOf`. */
function alternativesOf(schema: JsonSchema | undefined): readonly JsonSchema[] {
  if (!schema) return []
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...schema, type }))
  return schema.anyOf ?? [schema]
}

/** Whether null is allowed, and the other alternatives. */
function withoutNull(schema: JsonSchema): [boolean, readonly JsonSchema[]] {
  const parts = alternativesOf(schema)
  return [parts.some(({ type }) => type === 'null'), parts.filter(({ type }) => type !== 'null')]
}

const formats: Readonly<Record<string, Kind>> = {
  uuid: 'id',
  date: 'day',
  'date-time': 'instant',
  email: 'email',
  uri: 'address',
}
const types: Readonly<Record<string, Kind>> = {
  string: 'text',
  integer: 'whole',
  number: 'number',
  boolean: 'truth',
}

function kindOf({ type, format, properties, additionalProperties }: JsonSchema): Kind {
  if (format && formats[format]) return formats[format]
  if (properties) return 'object'
  if (type === 'object' && additionalProperties) return 'map'
  return types[String(type)] ?? 'anything'
}

const choicesOf = (schema: JsonSchema): string[] =>
  (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(String)

// A limit above this is only the greatest safe integer, which tells a reader nothing.
const large = 1e12

function limitsOf(schema: JsonSchema | undefined): Pick<FieldRow, 'least' | 'most'> {
  if (!schema || schema.format || schema.enum) return { least: null, most: null }
  const told = (limit: number | undefined) => (limit === undefined || Math.abs(limit) > large ? null : limit)
  const least = told(schema.minLength ?? schema.minimum)
  return { least: least === 0 ? null : least, most: told(schema.maxLength ?? schema.maximum) }
}
