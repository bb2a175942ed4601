import { createReadStream } from 'node:fs'
import type { TextDecoder } from 'node:util'
import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { readXmlTree, xmlDecoder } from '#platform/xml'
import { holder } from '../../xml-holder.ts'
import { BadFormat } from '../bad-format.ts'

const mostXmlBytes = 64 * 1024 * 1024

/** Reads an XML file by `shape`; `bare` ignores the prefixes of tags; undefined when there is no such file. */
export async function readXml<Shape>(
  files: Unpacked,
  path: string,
  shape: z.ZodType<Shape>,
  bare = false,
): Promise<Shape | undefined> {
  const file = files.get(path)
  if (!file) return undefined
  if (file.bytes > mostXmlBytes) throw new BadFormat('damaged')
  try {
    return shape.parse(await readXmlTree(wordsOf(file.path), { bare }))
  } catch (cause) {
    throw new BadFormat('damaged', cause)
  }
}

async function* wordsOf(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= xmlDecoder(chunk)
    yield decoder.decode(chunk, { stream: true })
  }
}

// A tag with attributes is read as an object with its text in `#text`; Moodle writes null as $@NULL@$.
const ownText = (value: unknown): unknown => {
  const text =
    typeof value === 'object' && value !== null ? ((value as Record<string, unknown>)['#text'] ?? '') : value
  return text === undefined || text === '$@NULL@$' ? '' : text
}

/** The text of a tag; empty for null and for a tag that is not there. */
export const text = z.preprocess(ownText, z.string())

/** A whole number in a tag; 0 when there is none. */
export const whole = z.preprocess((value) => Number.parseInt(String(ownText(value)), 10) || 0, z.int())

/** All tags of one name, however many there are. An empty tag is read as empty text, which is skipped. */
export const many = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      value === undefined ? [] : (Array.isArray(value) ? value : [value]).filter((one) => !isBlank(one)),
    z.array(item),
  )

/** Shape of an activity's file: the context id of its files, and the fields of the activity. */
export const root = <Shape extends z.ZodRawShape>(kind: string, shape: Shape) =>
  z
    .object({ activity: z.object({ '@contextid': text, [kind]: holder(shape) }) })
    .transform(({ activity }) => ({
      context: activity['@contextid'] as string,
      found: activity[kind] as z.output<z.ZodObject<Shape>>,
    }))

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
