import type { XmlNode, XmlValue } from '#platform/xml'
import { asHtml, formatNamed } from '../drafts/as-html.ts'
import type { TextFiles, Texts } from '../drafts/texts.ts'

// An element without attributes and children is read as its text alone.

export const nodesOf = (node: XmlNode, name: string): XmlNode[] => {
  const found = node[name]
  return (found === undefined ? [] : Array.isArray(found) ? found : [found]).map(asNode)
}

const asNode = (value: XmlValue): XmlNode => (typeof value === 'string' ? { '#text': value } : value)

export const nodeOf = (node: XmlNode, name: string): XmlNode | undefined => nodesOf(node, name)[0]

/** The text in an element, which Moodle puts either right into it or into a `text` within. */
export function wordsOf(node: XmlNode | undefined): string {
  if (!node) return ''
  const inner = nodeOf(node, 'text')
  const own = (inner ?? node)['#text']
  return typeof own === 'string' ? own : ''
}

export const wordsAt = (node: XmlNode, name: string): string => wordsOf(nodeOf(node, name)).trim()
export const attributeOf = (node: XmlNode, name: string): string => {
  const value = node[`@${name}`]
  return typeof value === 'string' ? value.trim() : ''
}

/** `1` and `true` are both written. An empty element means yes. */
export function isSaid(node: XmlNode, name: string, otherwise: boolean): boolean {
  const found = nodeOf(node, name)
  return found === undefined ? otherwise : !/^(0|false)$/i.test(wordsOf(found).trim())
}

export const wholeAt = (node: XmlNode, name: string): number =>
  Math.max(0, Math.trunc(Number(wordsAt(node, name)) || 0))

/** A text of Moodle with its format and its files. */
export interface MoodleText {
  readonly html: string
  readonly files: TextFiles
}

export function textOf(node: XmlNode | undefined, texts: Texts): MoodleText {
  if (!node) return { html: '', files: new Map() }
  const format = formatNamed(attributeOf(node, 'format') || undefined)
  const words = wordsOf(node)
  if (format === 'markdown' && words.trim() !== '') texts.lose('markdown')
  return { html: asHtml(words, format), files: filesIn(node) }
}

const filesIn = (node: XmlNode): TextFiles =>
  new Map(
    nodesOf(node, 'file').map((file) => {
      const folder = attributeOf(file, 'path').replace(/^\/+|\/+$/g, '')
      const name = attributeOf(file, 'name')
      return [(folder === '' ? name : `${folder}/${name}`).normalize('NFC'), wordsOf(file)]
    }),
  )

/** The text of a question, with the picture that Moodle 1 kept beside it. */
export function askedText(node: XmlNode, texts: Texts): MoodleText {
  const { html, files } = textOf(nodeOf(node, 'questiontext'), texts)
  const name = wordsAt(node, 'image')
  const old = wordsAt(node, 'image_base64')
  if (name === '' || old === '') return { html, files }
  const picture = `<img src="@@PLUGINFILE@@/${encodeURIComponent(name)}" alt="">`
  return { html: html + picture, files: new Map([...files, [name, old]]) }
}

export async function richOrNullAt(node: XmlNode, name: string, texts: Texts) {
  const { html, files } = textOf(nodeOf(node, name), texts)
  return texts.richOrNull(html, files)
}
