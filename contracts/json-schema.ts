import { z } from 'zod'

/** The keywords of JSON Schema that are needed to read fields; a schema may have others. */
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

/** A schema as a caller writes it (`input`) or reads it (`output`). Types without a JSON Schema accept anything. */
export const jsonSchemaOf = (schema: z.ZodType, side: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io: side, unrepresentable: 'any', reused: 'inline' }) as JsonSchema
