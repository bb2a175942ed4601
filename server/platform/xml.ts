import { TextDecoder } from 'node:util'
import sax from 'sax'

/** A text between tags or in an attribute; signs that XML does not know are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

/**
 * An XML element: only its text when it has nothing else; otherwise attributes as `@name`, child elements by name, its
 * text as `#text`.
 */
export type XmlValue = string | XmlNode
export interface XmlNode {
  [name: string]: XmlValue | XmlValue[]
}

export interface XmlLimits {
  /** How deep elements may nest. */
  readonly depth: number
  /** Attributes of one element. */
  readonly attributes: number
  /** Elements in the whole file. */
  readonly tags: number
}

/** The text is no XML, passes a limit, or has a document type, which could define entities. */
export class BadXml extends Error {
  override readonly name = 'BadXml'
  /** Where the reading ended, counted from 1; 0 when that is not known. */
  readonly line: number
  constructor(
    message: string,
    { cause, line = 0 }: { readonly cause?: unknown; readonly line?: number } = {},
  ) {
    super(message, { cause })
    this.line = line
  }
}

const usual: XmlLimits = { depth: 100, attributes: 100, tags: 3_000_000 }

interface Open {
  readonly name: string
  readonly node: XmlNode
  readonly line: number
  text: string
}

/** A child of the root element. */
export interface XmlElement {
  readonly root: string
  readonly name: string
  readonly value: XmlValue
  /** The line of its tag, counted from 1. */
  readonly line: number
}

/**
 * Reads XML chunk by chunk into a tree. Only the entities of XML and HTML are known, nothing is ever fetched, and with
 * `bare` namespace prefixes are removed. Throws BadXml.
 */
export async function readXmlTree(
  chunks: AsyncIterable<string> | Iterable<string>,
  { bare = false, ...limits }: Partial<XmlLimits> & { readonly bare?: boolean } = {},
): Promise<XmlNode> {
  const parser = sax.parser(true, { trim: false, normalize: false, xmlns: false })
  const tree = treeOf(parser, bare, { ...usual, ...limits })
  try {
    for await (const chunk of chunks) parser.write(chunk)
    parser.close()
  } catch (cause) {
    throw cause instanceof BadXml ? cause : new BadXml('not well formed', { cause })
  }
  return tree
}

/**
 * Reads the children of the root element one after another, so that a large file is never in memory as a whole. Throws
 * BadXml, after all elements that end before the fault.
 */
export async function* xmlElements(
  chunks: AsyncIterable<string> | Iterable<string>,
  limits: Partial<XmlLimits> = {},
): AsyncGenerator<XmlElement> {
  const parser = sax.parser(true, { trim: false, normalize: false, xmlns: false })
  const ready: XmlElement[] = []
  treeOf(parser, false, { ...usual, ...limits }, (element) => ready.push(element))
  const fault = (cause: unknown) =>
    cause instanceof BadXml ? cause : new BadXml('not well formed', { cause, line: parser.line + 1 })
  for await (const chunk of chunks) {
    let broken: BadXml | undefined
    try {
      parser.write(chunk)
    } catch (cause) {
      broken = fault(cause)
    }
    yield* ready.splice(0)
    if (broken) throw broken
  }
  try {
    parser.close()
  } catch (cause) {
    throw fault(cause)
  }
}

/** The decoder for an XML file: by its byte order mark, else by the encoding that it declares, else UTF-8. */
export function xmlDecoder(head: Uint8Array): TextDecoder {
  const [first, second] = head
  const words = Buffer.from(head.subarray(0, 200)).toString('latin1')
  const said = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(words)?.[1] ?? 'utf-8'
  const name =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : said
  try {
    return new TextDecoder(name)
  } catch (cause) {
    throw new BadXml('unknown letters', { cause })
  }
}

/** Refuses document types, and more than the limits allow; `depthNow` counts the open elements and one more. */
function guard(parser: sax.SAXParser, { depth, attributes, tags }: XmlLimits, depthNow: () => number): void {
  let tagsLeft = tags
  let attributesLeft = attributes
  parser.onerror = (error) => {
    throw new BadXml(error.message.slice(0, 200), { line: parser.line + 1 })
  }
  parser.ondoctype = () => {
    throw new BadXml('a document type')
  }
  parser.onopentagstart = () => {
    attributesLeft = attributes
    if (depthNow() > depth || --tagsLeft < 0) throw new BadXml('too much')
  }
  parser.onattribute = () => {
    if (--attributesLeft < 0) throw new BadXml('too many attributes')
  }
}

/** An element with its texts and elements in their order, as marked-up text needs it. */
export interface XmlPart {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (XmlPart | string)[]
}

/** Reads a small XML file as its root element; names have no prefixes. The same is refused as by `readXmlTree`. */
export function readXmlParts(text: string, limits: Partial<XmlLimits> = {}): XmlPart {
  const parser = sax.parser(true, { trim: false, normalize: false, xmlns: false })
  const top: XmlPart = { name: '', attributes: {}, children: [] }
  const open = [top]
  guard(parser, { ...usual, ...limits }, () => open.length)
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.onopentag = ({ name, attributes }) => {
    const own = Object.entries(attributes).map(([key, value]) => [plain(key), String(value)] as const)
    const part: XmlPart = { name: plain(name), attributes: Object.fromEntries(own), children: [] }
    open.at(-1)?.children.push(part)
    open.push(part)
  }
  const addText = (words: string) => void open.at(-1)?.children.push(words)
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = () => void open.pop()
  try {
    parser.write(text)
    parser.close()
  } catch (cause) {
    throw cause instanceof BadXml ? cause : new BadXml('not well formed', { cause })
  }
  const root = top.children.find((one) => typeof one !== 'string')
  if (root === undefined) throw new BadXml('no element')
  return root
}

function treeOf(
  parser: sax.SAXParser,
  bare: boolean,
  limits: XmlLimits,
  take?: (element: XmlElement) => void,
): XmlNode {
  const root: XmlNode = Object.create(null)
  const open: Open[] = [{ name: '', node: root, line: 1, text: '' }]
  const nameOf = (name: string) => (bare ? name.slice(name.indexOf(':') + 1) : name)
  guard(parser, limits, () => open.length)
  parser.onopentag = ({ name, attributes: given }) => {
    const node: XmlNode = Object.create(null)
    for (const [key, value] of Object.entries(given)) node[`@${nameOf(key)}`] = String(value)
    open.push({ name: nameOf(name), node, line: parser.line + 1, text: '' })
  }
  const addText = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = () => {
    const done = open.pop()
    const parent = open.at(-1)
    if (!done || !parent) return
    const value = contentOf(done)
    if (take && open.length === 2) take({ root: parent.name, name: done.name, value, line: done.line })
    else put(parent.node, done.name, value)
  }
  return root
}

/** Whitespace between child elements only formats the file, so it is dropped. */
function contentOf({ node, text }: Open): XmlValue {
  for (const _ in node) {
    if (text.trim() !== '') node['#text'] = text
    return node
  }
  return text
}

function put(node: XmlNode, name: string, value: XmlValue): void {
  const there = node[name]
  if (there === undefined) node[name] = value
  else if (Array.isArray(there)) there.push(value)
  else node[name] = [there, value]
}
