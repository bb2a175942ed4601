import type { Endpoint } from '@arvand/contracts/endpoint'
import { z } from 'zod'
import { type Schema, schemaOf } from './schema.ts'

interface Beside {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/** One field of an endpoint's input, as the JSON Schema describes it. */
export interface Field {
  /** Constants that select the union variant of this field, e.g. `content.kind` = `text`. */
  readonly beside: readonly Beside[]
  /** Its path in the input, e.g. `['answers', 0, 'value']`. */
  readonly path: readonly (string | number)[]
  /** Types that the field accepts: `string`, `number`, `boolean`, `array`, `object`, `null`; empty: any. */
  readonly types: ReadonlySet<string>
  readonly part: 'params' | 'query' | 'body'
  /** The schema ignores a value that it cannot read (`catch`) instead of refusing it. */
  readonly forgiving: boolean
}

/** Every field of params, query and body, nested ones too. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    return inside(schemaOf(schema, 'input'), []).map((field) => ({
      ...field,
      part,
      forgiving: isForgiving(schema, field),
    }))
  })
}

type Found = Omit<Field, 'part' | 'forgiving'>

function isForgiving(schema: z.ZodObject, { path }: Found): boolean {
  let inner: unknown = schema.shape[String(path[0])]
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap()
  return inner instanceof z.ZodCatch
}

function inside(schema: Schema, path: readonly (string | number)[], beside: readonly Beside[] = []): Found[] {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const at = [...path, name]
    return [{ path: at, types: typesOf(inner), beside }, ...inside(inner, at, beside)]
  })
  const listed = schema.items
    ? [
        { path: [...path, 0], types: typesOf(schema.items), beside },
        ...inside(schema.items, [...path, 0], beside),
      ]
    : []
  return [...named, ...listed, ...variants.flatMap((variant) => inVariant(variant, path, beside))]
}

/** The fields of one variant, each with the constants by which the union selects that variant. */
function inVariant(variant: Schema, path: readonly (string | number)[], beside: readonly Beside[]): Found[] {
  const marks = Object.entries(variant.properties ?? {})
    .filter(([, inner]) => inner.const !== undefined)
    .map(([name, inner]) => ({ path: [...path, name], value: inner.const }))
  return inside(variant, path, [...beside, ...marks])
}

function typesOf(schema: Schema): Set<string> {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (variants.some(isAny)) return new Set()
  const own = [schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type))
  const values = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])]
  return new Set([
    ...own,
    ...values.map(typeOfValue),
    ...variants.flatMap((variant) => [...typesOf(variant)]),
  ])
}

/** A schema without these keys accepts any value; other code checks it later. */
const isAny = ({
  type,
  properties,
  items,
  anyOf,
  oneOf,
  allOf,
  enum: values,
  const: value,
}: Schema): boolean =>
  [type, properties, items, anyOf, oneOf, allOf, values, value].every((word) => word === undefined)

const typeOfValue = (value: unknown): string => (value === null ? 'null' : typeof value)

/** An input with only this value at its place, and the constants that select its union variant. */
export function askWith(
  { path, beside }: Pick<Field, 'path' | 'beside'>,
  value: unknown,
): Record<string, unknown> {
  const marks = beside.filter((mark) => !isSame(mark.path, path))
  return [...marks, { path, value }].reduce<unknown>(
    (ask, part) => put(ask, part.path, part.value),
    {},
  ) as Record<string, unknown>
}

const isSame = (one: Beside['path'], other: Beside['path']): boolean => one.join('.') === other.join('.')

function put(into: unknown, [step, ...rest]: Beside['path'], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') return [put((into as unknown[] | undefined)?.[step], rest, value)]
  const known = (typeof into === 'object' && into !== null ? into : {}) as Record<string, unknown>
  return { ...known, [step]: put(known[step], rest, value) }
}
