import { z } from 'zod'

/** The keys of JSON Schema that these tests read. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxItems?: number
}

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

/** All names of fields, and all words of enums and constants. */
export function namesIn(schemas: readonly Schema[]): { keys: string[]; words: string[] } {
  const [keys, words] = [new Set<string>(), new Set<string>()]
  const look = (schema: Schema | boolean | undefined): void => {
    if (typeof schema !== 'object') return
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      keys.add(key)
      look(inner)
    }
    for (const word of [...(schema.enum ?? []), schema.const]) if (typeof word === 'string') words.add(word)
    for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      look(inner)
    look(schema.items)
    look(schema.additionalProperties)
  }
  for (const schema of schemas) look(schema)
  return { keys: [...keys], words: [...words] }
}
