import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** How the text of an input becomes a value. Fields of kind `other` are read by their screen itself. */
export type FieldKind = 'text' | 'number' | 'toman' | 'day' | 'flag' | 'list' | 'requestId' | 'other'

/** One field of an endpoint's body as a form has it: how it is read, and its limits. */
export interface FormField {
  readonly kind: FieldKind
  /** Must be filled in. */
  readonly required?: true
  /** An empty input means null: the value is deleted. */
  readonly nullable?: true
  /** An empty input means an empty text: the field must be sent, but may be empty. */
  readonly mayBeEmpty?: true
  /** Maximum number of characters. */
  readonly maxLength?: number
}

/** Fields by the name of their input; a field of an object is named `seller.address`. */
export type FormFields = Readonly<Record<string, FormField>>

/** The fields of an endpoint's params, query and body. Browsers get these instead of the schemas. */
export const formFieldsOf = ({
  params,
  query,
  body,
}: Pick<Endpoint, 'params' | 'query' | 'body'>): FormFields =>
  Object.assign({}, ...[params, query, body].map((schema) => (schema ? fieldsIn(schema, '', true) : {})))

function fieldsIn(object: z.ZodObject, above: string, isAsked: boolean): FormFields {
  const fields = Object.entries(object.shape).flatMap(([key, schema]) => {
    const [inner, mayLack] =
      schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
        ? [schema.unwrap(), true]
        : [schema, false]
    const [name, must] = [above + key, isAsked && !mayLack]
    if (inner instanceof z.ZodObject) return Object.entries(fieldsIn(inner, `${name}.`, must))
    return [[name, fieldOf(key, inner as z.ZodType, must)] as const]
  })
  return Object.fromEntries(fields)
}

function fieldOf(key: string, schema: z.ZodType, must: boolean): FormField {
  const [written, nullable] = withoutNull(jsonSchemaOf(schema, 'input'))
  const [read] = withoutNull(jsonSchemaOf(schema, 'output'))
  const kind = key === 'requestId' ? 'requestId' : kindOf(written)
  const maxLength = kind === 'text' ? (read.maxLength ?? longest(written)) : undefined
  const filled = isFilled(kind, schema)
  return {
    kind,
    ...(must && !nullable && filled ? { required: true as const } : {}),
    ...(must && !nullable && !filled && kind === 'text' ? { mayBeEmpty: true as const } : {}),
    ...(nullable ? { nullable: true as const } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}

/** Whether a required field must be filled in. An unticked box or an empty choice is a valid answer. */
const isFilled = (kind: FieldKind, schema: z.ZodType): boolean =>
  kind === 'text' ? !schema.safeParse('').success : ['number', 'toman', 'day'].includes(kind)

function withoutNull(schema: JsonSchema): readonly [JsonSchema, boolean] {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null')
  if (!others || others.length === schema.anyOf?.length) return [schema, false]
  const [only] = others
  return [only && others.length === 1 ? only : { anyOf: others }, true]
}

function kindOf({ type, format, multipleOf, items, anyOf }: JsonSchema): FieldKind {
  const [kind, ...others] = new Set(anyOf?.map(kindOf))
  if (kind && others.length === 0) return kind
  if (type === 'string') return format === 'date' ? 'day' : 'text'
  if (type === 'integer' || type === 'number') return multipleOf === 10 ? 'toman' : 'number'
  if (type === 'boolean') return 'flag'
  return type === 'array' && items && kindOf(items) === 'text' ? 'list' : 'other'
}

function longest({ maxLength, anyOf }: JsonSchema): number | undefined {
  const all = (anyOf ?? []).map(longest).filter((one) => one !== undefined)
  return maxLength ?? (all.length > 0 ? Math.max(...all) : undefined)
}
