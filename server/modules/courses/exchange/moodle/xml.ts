import { readFile } from 'node:fs/promises'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { BadFormat } from '../bad-format.ts'

const mostXmlBytes = 64 * 1024 * 1024
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // The five of XML only: a document type, by which others are made, is refused below.
  processEntities: { enabled: true, maxTotalExpansions: mostXmlBytes, maxExpandedLength: mostXmlBytes },
})

/** An XML file of the backup by `shape`; undefined when there is none. */
export async function readXml<Shape>(
  files: Unpacked,
  path: string,
  shape: z.ZodType<Shape>,
): Promise<Shape | undefined> {
  const file = files.get(path)
  if (!file) return undefined
  if (file.bytes > mostXmlBytes) throw new BadFormat('damaged')
  const text = await readFile(file.path, 'utf8')
  if (/<!DOCTYPE/i.test(text)) throw new BadFormat('damaged')
  try {
    return shape.parse(parser.parse(text, true))
  } catch (cause) {
    throw new BadFormat('damaged', cause)
  }
}

// A tag with attributes is an object whose text stands beside them; Moodle writes null as a word.
const ownText = (value: unknown): unknown => {
  const text =
    typeof value === 'object' && value !== null ? ((value as Record<string, unknown>)['#text'] ?? '') : value
  return text === undefined || text === '$@NULL@$' ? '' : text
}

/** The text of a tag; empty for null and for a tag that is not there. */
export const text = z.preprocess(ownText, z.string())

/** A whole number in a tag; 0 when there is none. */
export const whole = z.preprocess((value) => Number.parseInt(String(ownText(value)), 10) || 0, z.int())

/** All tags of one name, however many there are. An empty tag around none reads as empty text. */
export const many = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      value === undefined ? [] : (Array.isArray(value) ? value : [value]).filter((one) => !isBlank(one)),
    z.array(item),
  )

/** A tag that only holds others; an empty one reads as holding none. */
export const holder = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(shape))

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
