import type { Unpacked } from '#platform/archives'
import { addressesIn, plainPath } from '#platform/html'
import { BadXml, readXmlParts, readXmlTree, type XmlNode } from '#platform/xml'
import { categoryPath } from '../drafts/category-path.ts'
import { BadQuestion, type FoundQuestion } from '../drafts/found-question.ts'
import { attributeOf, nodeOf, nodesOf, wordsAt } from '../moodle-xml/node.ts'
import { readQti12 } from '../qti12/read-qti12.ts'
import { asQti2 } from './parts.ts'
import { readItem2 } from './read-item.ts'

export const manifestName = 'imsmanifest.xml'

/** Reads a file of the package. */
export interface PackageFiles {
  readonly unpacked: Unpacked
  readonly text: (path: string) => Promise<string>
  /** Null: there is none, or it is too large. */
  readonly base64: (path: string) => Promise<string | null>
}

/** The root of a file of questions; undefined: it is something else, e.g. a test that names items. */
export const rootOfQti = (text: string): string | undefined =>
  /<(?:\w+:)?(questestinterop|assessmentItem|qti-assessment-item)\b/.exec(text.slice(0, 20_000))?.[1]

/** The questions of a package of QTI 1.2, 2 or 3, in the order of its manifest. */
export async function* readPackage(files: PackageFiles): AsyncGenerator<FoundQuestion> {
  const tree = await readXmlTree([await files.text(manifestName)], { bare: true })
  const resources = nodesOf(nodeOf(nodeOf(tree, 'manifest') ?? {}, 'resources') ?? {}, 'resource')
  let number = 0
  for (const resource of resources) {
    const path = pathOf(resource, files.unpacked)
    if (path === undefined || !/\.xml$/i.test(path)) continue
    const text = await files.text(path)
    const root = rootOfQti(text)
    if (root === undefined) continue
    const filesOf = filesAt(path, files)
    if (root !== 'questestinterop') {
      number += 1
      yield itemOf(text, { number, path, resource }, filesOf)
      continue
    }
    for (const question of await oldQuestions(text, filesOf)) {
      number += 1
      yield { ...question, number }
    }
  }
}

function pathOf(resource: XmlNode, unpacked: Unpacked): string | undefined {
  const [file] = nodesOf(resource, 'file')
  const href = attributeOf(resource, 'href') || attributeOf(file ?? {}, 'href')
  return [plainPath(href), href].find((path) => unpacked.has(path))
}

/** A file that is damaged is told as a question that does not come. */
async function oldQuestions(
  text: string,
  filesOf: (html: string) => Promise<Map<string, string>>,
): Promise<FoundQuestion[]> {
  try {
    return [...(readQti12(await readXmlTree([text], { bare: true }), filesOf)?.questions ?? [])]
  } catch (error) {
    if (!(error instanceof BadXml)) throw error
    const draft = () => Promise.reject(new BadQuestion('damaged'))
    return [{ number: 0, line: 0, name: '', category: [], tags: [], draft }]
  }
}

/** An item of QTI 2 or 3. */
export function itemOf(
  text: string,
  { number, path, resource }: { readonly number: number; readonly path: string; readonly resource?: XmlNode },
  filesOf: (html: string) => Promise<Map<string, string>>,
): FoundQuestion {
  const lom = nodeOf(nodeOf(resource ?? {}, 'metadata') ?? {}, 'lom') ?? {}
  const strings = (node: XmlNode) => wordsAt(node, 'string') || wordsAt(node, 'langstring')
  const keywords = nodesOf(nodeOf(lom, 'general') ?? {}, 'keyword')
  const taxa = nodesOf(nodeOf(nodeOf(lom, 'classification') ?? {}, 'taxonPath') ?? {}, 'taxon')
  const titles = taxa.map((taxon) => strings(nodeOf(taxon, 'entry') ?? {}).replaceAll('/', '//'))
  const title = /\btitle\s*=\s*"([^"]*)"/.exec(text.slice(0, 20_000))?.[1] ?? ''
  return {
    ...{ number, line: 0, name: (title || path).slice(0, 80), category: categoryPath(titles.join('/')) },
    tags: keywords.map(strings),
    async draft(texts) {
      try {
        return await readItem2(asQti2(readXmlParts(text)), texts, filesOf)
      } catch (error) {
        throw error instanceof BadXml ? new BadQuestion('damaged') : error
      }
    },
  }
}

/** The files that HTML at a path names, as their addresses are written there. */
const filesAt =
  (path: string, { base64 }: PackageFiles) =>
  async (html: string) => {
    const found = new Map<string, string>()
    const base = `https://package.invalid/${path.split('/').map(encodeURIComponent).join('/')}`
    for (const { address } of addressesIn(html)) {
      const url = URL.parse(address, base)
      const content = url?.host === 'package.invalid' ? await base64(plainPath(url.pathname).slice(1)) : null
      if (content !== null) found.set(plainPath(address), content)
    }
    return found
  }
