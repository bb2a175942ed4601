import type { Endpoint } from '@arvand/contracts/endpoint'
import { z } from 'zod'

/** One field that an endpoint takes, as its JSON Schema describes what a caller may write. */
export interface Field {
  /** Where it stands in the ask, e.g. `['answers', 0, 'value']`. */
  readonly path: readonly (string | number)[]
  /** Types that it takes: `string`, `number`, `boolean`, `array`, `object`, `null`; empty: any. */
  readonly types: ReadonlySet<string>
  readonly part: 'params' | 'query' | 'body'
  /** What it cannot read it leaves out (`catch` in the schema) instead of refusing it. */
  readonly forgiving: boolean
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** Every field of params, query and body, the inner ones too. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
    return inside(written, []).map((field) => ({ ...field, part, forgiving: isForgiving(schema, field) }))
  })
}

type Found = Omit<Field, 'part' | 'forgiving'>

function isForgiving(schema: z.ZodObject, { path }: Found): boolean {
  let inner: unknown = schema.shape[String(path[0])]
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap()
  return inner instanceof z.ZodCatch
}

function inside(schema: Schema, path: readonly (string | number)[]): Found[] {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const at = [...path, name]
    return [{ path: at, types: typesOf(inner) }, ...inside(inner, at)]
  })
  const listed = schema.items
    ? [{ path: [...path, 0], types: typesOf(schema.items) }, ...inside(schema.items, [...path, 0])]
    : []
  return [...named, ...listed, ...variants.flatMap((variant) => inside(variant, path))]
}

function typesOf(schema: Schema): Set<string> {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const own = [schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type))
  const values = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])]
  return new Set([
    ...own,
    ...values.map(typeOfValue),
    ...variants.flatMap((variant) => [...typesOf(variant)]),
  ])
}

const typeOfValue = (value: unknown): string => (value === null ? 'null' : typeof value)

/** An ask that holds only this value, at its place. */
export function askWith(path: readonly (string | number)[], value: unknown): Record<string, unknown> {
  const filled = path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  )
  return filled as Record<string, unknown>
}
