import { z } from 'zod'

/** What of JSON Schema a reader of fields needs; other keywords may stand beside. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** A schema as a caller writes it (`input`) or reads it (`output`). What JSON Schema cannot say is left open. */
export const jsonSchemaOf = (schema: z.ZodType, side: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io: side, unrepresentable: 'any', reused: 'inline' }) as JsonSchema
