import { jsonSchemaOf } from '@arvand/contracts/json-schema'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shapesOf } from './field-table.ts'

const sheetsOf = (schema: z.ZodType) =>
  shapesOf(jsonSchemaOf(schema, 'input'), jsonSchemaOf(schema, 'output'))
const plain = {
  isList: false,
  isOptional: false,
  isNullable: false,
  choices: [],
  least: null,
  most: null,
}

test('fields, lists and what is inside them, by dotted names', () => {
  const schema = z.object({
    id: z.uuid(),
    at: z.iso.datetime().nullable(),
    items: z.array(z.object({ name: z.string(), tags: z.array(z.enum(['a', 'b'])).optional() })),
  })
  expect(sheetsOf(schema)).toEqual([
    [
      { ...plain, name: 'id', kinds: ['id'] },
      { ...plain, name: 'at', kinds: ['instant'], isNullable: true },
      { ...plain, name: 'items[]', kinds: ['object'], isList: true },
      { ...plain, name: 'items[].name', kinds: ['text'] },
      {
        ...plain,
        name: 'items[].tags[]',
        kinds: ['text'],
        isList: true,
        isOptional: true,
        choices: ['a', 'b'],
      },
    ],
  ])
})

test('limits are those of what is kept, not of what is typed', () => {
  const line = z
    .string()
    .max(480)
    .transform((text) => text.trim())
    .pipe(z.string().min(2).max(120))
  const [fields] = sheetsOf(z.strictObject({ title: line, pages: z.int().min(1).max(9), free: z.int() }))
  expect(fields?.map(({ name, least, most }) => [name, least, most])).toEqual([
    ['title', 2, 120],
    ['pages', 1, 9],
    ['free', null, null],
  ])
})

test('one of several shapes, and a field of several kinds', () => {
  const shapes = sheetsOf(z.union([z.object({ token: z.string() }), z.object({ challenge: z.string() })]))
  expect(shapes.map((fields) => fields.map(({ name }) => name))).toEqual([['token'], ['challenge']])
  const [fields] = sheetsOf(z.object({ year: z.union([z.number(), z.string()]), any: z.unknown() }))
  expect(fields?.map(({ kinds }) => kinds)).toEqual([['number', 'text'], ['anything']])
})
